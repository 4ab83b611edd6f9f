import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const meta = { title: 'Patterns/Wording' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Value({ children, note }: { children: string; note: string }) {
  return (
    <Stack gap={1}>
      <Text weight="bold">{children}</Text>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}

const list = (facts: Record<string, readonly [value: string, note: string]>): Story => ({
  render: () => (
    <DescriptionList
      items={Object.entries(facts).map(([term, [value, note]]) => ({
        term,
        description: <Value note={note}>{value}</Value>,
      }))}
    />
  ),
});

export const Money: Story = list({
  Price: ['$45, $76.50', 'Cents only where there are any, and then two.'],
  'Price with a discount': [
    '$76.50, before $85',
    'The old one is struck through, and “before” is said aloud.',
  ],
  Deposit: ['$45, of which $20 is the deposit', 'Never alone, so that nobody adds it on top.'],
});

export const DatesAndTimes: Story = list({
  Date: ['Saturday 5 December 2026', 'Weekday first, no comma.'],
  'Date where room is short': ['Sat 5 Dec', 'In cells and chips; the year only where it is not this one.'],
  'Time in a sentence': ['3:15 pm', 'Small letters and a space.'],
  'Time in a table': ['3:15 PM', 'Figures of one width, so that they stand straight.'],
  Deadline: ['Sunday 6 December 2026, 3:15 pm', 'Always a day and an hour, never “within 24 hours” alone.'],
  'Another zone': ['All times are Ottawa time.', 'Said only to a reader whose device is elsewhere.'],
});

export const Durations: Story = list({
  'How long a style takes': ['45 min, 1 h 30 min', 'As the studio writes it, in cards and tables.'],
  'The same, spoken': ['1 hour 30 minutes', 'For screen readers and in sentences.'],
  'What is left': ['12 of 255 characters', 'Counted, never “almost full”.'],
});
