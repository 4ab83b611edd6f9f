import { Accordion } from '@plaitful/design-system/Accordion';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { Advice } from '../../workshop/advice.ts';

export const advice: Advice = [
  {
    do: {
      picture: (
        <Accordion
          items={[
            { key: 'ages', heading: 'Which ages do you braid for?', content: 'Girls aged 5 to 12.' },
            { key: 'stay', heading: 'May I stay with my child?', content: 'Yes, for the first minutes.' },
            { key: 'pay', heading: 'How do I pay the deposit?', content: 'By e-Transfer.' },
          ]}
        />
      ),
      text: 'Collect questions of which each reader has one or two. A heading says what its answer is about.',
    },
    dont: {
      picture: (
        <Accordion
          items={[
            { key: 'more', heading: 'More', content: 'Girls aged 5 to 12.' },
            { key: 'info', heading: 'Information', content: 'Yes, for the first minutes.' },
            { key: 'click', heading: 'Click here', content: 'By e-Transfer.' },
          ]}
        />
      ),
      text: 'Make people open an item to learn whether it is for them.',
    },
  },
  {
    do: {
      picture: (
        <Stack gap={2}>
          <Text weight="bold">The deposit is due within 24 hours.</Text>
          <Text>After that the time is offered to others.</Text>
        </Stack>
      ),
      text: 'Write on the page what everybody has to know.',
    },
    dont: {
      picture: (
        <Accordion items={[{ key: 'deposit', heading: 'Deposit', content: 'It is due within 24 hours.' }]} />
      ),
      text: 'Hide a duty or a deadline behind a heading.',
    },
  },
];
