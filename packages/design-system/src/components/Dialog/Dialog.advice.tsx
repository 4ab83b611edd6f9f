import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import type { Advice } from '../../workshop/advice.ts';
import { StaticDialog } from './Dialog.fixture.tsx';

export const advice: Advice = [
  {
    do: {
      picture: (
        <StaticDialog
          title="Reschedule to Friday, 4 pm?"
          footer={
            <>
              <Button variant="outline">Keep Saturday</Button>
              <Button>Reschedule</Button>
            </>
          }
        >
          <Text>Your deposit moves with it.</Text>
        </StaticDialog>
      ),
      text: 'Let the title and the buttons say by themselves what will happen.',
    },
    dont: {
      picture: (
        <StaticDialog
          title="Are you sure?"
          footer={
            <>
              <Button variant="outline">No</Button>
              <Button>Yes</Button>
            </>
          }
        >
          <Text>Your deposit moves with it.</Text>
        </StaticDialog>
      ),
      text: 'Ask a question that can only be answered by reading the page behind it.',
    },
  },
  {
    do: {
      picture: (
        <StaticDialog title="Log in" footer={<Button>Log in</Button>}>
          <TextField label="Email" type="email" />
        </StaticDialog>
      ),
      text: 'Use it for one short task that somebody has asked for by a press.',
    },
    dont: {
      picture: (
        <StaticDialog title="Get 10% off!" footer={<Button>Subscribe</Button>}>
          <TextField label="Email" type="email" />
        </StaticDialog>
      ),
      text: 'Open a dialog when a page loads, or for what nobody asked for.',
    },
  },
];
