import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';

export function LinkExample() {
  return (
    <Stack align="start">
      <Text>
        Read our <Link href="/policy">booking policies</Link> first.
      </Text>
      <ButtonLink href="/services" trailingIcon="arrowRight">
        See the styles
      </ButtonLink>
    </Stack>
  );
}
