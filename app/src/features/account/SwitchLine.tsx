import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';

interface SwitchLineProps {
  text: string;
  button: string;
  onPress: () => void;
}

export function SwitchLine({ text, button, onPress }: SwitchLineProps) {
  return (
    <Inline gap={1}>
      <Text element="span">{text}</Text>
      <Button tone="quiet" size="sm" onClick={onPress}>
        {button}
      </Button>
    </Inline>
  );
}
