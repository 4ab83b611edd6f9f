import { Box } from '@plaitful/design-system/Box';
import { Text } from '@plaitful/design-system/Text';

export function BoxExample() {
  return (
    <Box background="subtle" padding={6} maxWidth="form">
      <Text>Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm</Text>
    </Box>
  );
}
