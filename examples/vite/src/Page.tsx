import { Box } from '@plaitful/design-system/Box';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Booking } from './Booking.tsx';

export function Page() {
  return (
    <main>
      <Box maxWidth="page" padding={4}>
        <Stack gap={8}>
          <Heading level={1}>Book a visit</Heading>
          <Booking />
        </Stack>
      </Box>
    </main>
  );
}
