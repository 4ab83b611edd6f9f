import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { wordingFacts, type WordingFacts } from './wordingFacts.ts';

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

const list = (facts: WordingFacts): Story => ({
  render: () => (
    <DescriptionList
      items={Object.entries(facts).map(([term, [value, note]]) => ({
        term,
        description: <Value note={note}>{value}</Value>,
      }))}
    />
  ),
});

export const Money: Story = list(wordingFacts.Money);

export const DatesAndTimes: Story = list(wordingFacts.DatesAndTimes);

export const Durations: Story = list(wordingFacts.Durations);
