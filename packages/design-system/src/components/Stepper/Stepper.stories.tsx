import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Stepper } from './Stepper.tsx';
import type { StepperStep } from './Stepper.tsx';

const names = ['Style', 'Date and time', 'Your child', 'Deposit'];
const notes = ['Two big plaits', 'Sat 12 Dec, 3:00 pm', 'Ada', '$20'];

function stepsDone(done: number, words = names): StepperStep[] {
  return words.map((name, index) => ({
    key: name,
    name,
    label: index < done ? `${name}, done` : `Step ${index + 1} of ${words.length}: ${name}`,
    note: index <= done ? notes[index] : undefined,
    state: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}

const meta = {
  title: 'Layout and navigation/Stepper',
  component: Stepper,
  args: { label: 'Steps of your booking', steps: stepsDone(2) },
  decorators: [
    (Story, { args, name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <div
          style={{
            background: args.surface === 'page' ? 'none' : vars.color.surface.picture.purple,
            height: args.orientation === 'vertical' ? 520 : 'auto',
            width: args.orientation === 'vertical' ? 286 : 'auto',
            paddingInline: args.orientation === 'vertical' ? 20 : 0,
            paddingBlock: 10,
          }}
        >
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('list', { name: 'Steps of your booking' })).toBeVisible();
  },
};

export const VerticalAtTheStart: Story = { args: { orientation: 'vertical', steps: stepsDone(0) } };

export const VerticalAllDone: Story = { args: { orientation: 'vertical', steps: stepsDone(4) } };

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const OnThePage: Story = { args: { orientation: 'horizontal', surface: 'page' } };

export const RightToLeft: Story = { args: { orientation: 'horizontal' }, globals: { direction: 'rtl' } };

const onPicture = { background: vars.color.surface.picture.purple, padding: 12 };
const upright = { ...onPicture, height: 420 };

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="horizontal, at the start">
        <div style={onPicture}>
          <Stepper {...args} orientation="horizontal" steps={stepsDone(0)} />
        </div>
      </Cell>
      <Cell name="horizontal, on the way">
        <div style={onPicture}>
          <Stepper {...args} orientation="horizontal" />
        </div>
      </Cell>
      <Cell name="horizontal, all done">
        <div style={onPicture}>
          <Stepper {...args} orientation="horizontal" steps={stepsDone(4)} />
        </div>
      </Cell>
      <Cell name="on the page">
        <Stepper {...args} orientation="horizontal" surface="page" />
      </Cell>
      <Cell name="long words, narrow" width={280}>
        <Stepper
          {...args}
          orientation="horizontal"
          surface="page"
          steps={stepsDone(1, ['Coiffure', 'Date et heure choisies', 'Renseignements', 'Acompte'])}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Stepper {...args} orientation="horizontal" surface="page" />
      </Cell>
      <Cell name="vertical">
        <div style={upright}>
          <Stepper {...args} orientation="vertical" />
        </div>
      </Cell>
      <Cell name="vertical on the page, right to left" isRightToLeft>
        <div style={{ height: 420 }}>
          <Stepper {...args} orientation="vertical" surface="page" />
        </div>
      </Cell>
    </VariantMatrix>
  ),
};
