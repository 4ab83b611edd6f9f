import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  {
    key: 'age',
    heading: 'Which ages do you braid for?',
    content: (
      <p>Girls aged 5 to 12. If your child is a little younger or older, you can still send the booking.</p>
    ),
  },
  {
    key: 'deposit',
    heading: 'How do I pay the deposit?',
    content: (
      <p>
        Send it by Interac e-Transfer to <a href="mailto:deposits@example.com">deposits@example.com</a> within
        24 hours of booking.
      </p>
    ),
  },
  {
    key: 'stay',
    heading: 'May I stay with my child?',
    content: <p>Yes, for the first 10 to 15 minutes, to help her settle in.</p>,
  },
];
const oneOpen = items.map((item) => ({ ...item, isOpen: item.key === 'age' }));

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: { items: oneOpen },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const accordion = testers.accordionTester(canvasElement);
    await accordion.open('May I stay with my child?');
    await waitFor(() => expect(canvas.getByText(/to help her settle in/)).toBeVisible());
    await expect(accordion.isOpen('Which ages do you braid for?')).toBe(false);
  },
};

/** Accordion.test.tsx presses the keys in a real browser. */
export const ByKeyboard: Story = {
  args: { items: oneOpen.map((item) => ({ ...item, isOpen: item.key === 'deposit' })) },
  play: async ({ canvas, canvasElement }) => {
    const { question } = testers.accordionTester(canvasElement);
    await userEvent.tab();
    await expect(question('Which ages do you braid for?')).toHaveFocus();
    await userEvent.tab();
    await expect(question('How do I pay the deposit?')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(question('May I stay with my child?')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const long: AccordionItem[] = [
  {
    key: 'long',
    heading:
      'What if we are late, or have to move the appointment to another day or to another time of the day?',
    content: <p>Tell us as soon as you know. There are 15 minutes of grace.</p>,
  },
  {
    key: 'word',
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän?',
    content: <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>,
  },
];

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: () => (
    <VariantMatrix cellWidth={380}>
      <Cell name="all closed">
        <Accordion items={items} />
      </Cell>
      <Cell name="one open">
        <Accordion items={oneOpen} />
      </Cell>
      <Cell name="hover" as="hover">
        <Accordion items={items} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Accordion items={items} />
      </Cell>
      <Cell name="long words, narrow" width={240}>
        <Accordion items={long.map((item, index) => ({ ...item, isOpen: index === 1 }))} />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Accordion items={oneOpen} />
      </Cell>
    </VariantMatrix>
  ),
};
