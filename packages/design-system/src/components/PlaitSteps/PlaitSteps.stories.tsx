import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { PlaitSteps } from './PlaitSteps.tsx';
import type { PlaitStep } from './PlaitSteps.tsx';

const names = ['Style', 'Date and time', 'Your child', 'Deposit'];
const notes = ['Two big plaits', 'Sat 12 Dec, 3:00 pm', 'Ada', '$20'];

function stepsDone(done: number, words = names): PlaitStep[] {
  return words.map((name, index) => ({
    key: name,
    name,
    label: index < done ? `${name}, done` : `Step ${index + 1} of ${words.length}: ${name}`,
    note: index <= done ? notes[index] : undefined,
    state: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}

const meta = {
  title: 'Components/PlaitSteps',
  component: PlaitSteps,
  args: { label: 'Steps of your booking', steps: stepsDone(2) },
  decorators: [
    (Story, { args, name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <div
          style={{
            background: args.ground === 'page' ? 'none' : vars.color.surface.picture.purple,
            height: args.layout === 'rail' ? 520 : 'auto',
            width: args.layout === 'rail' ? 286 : 'auto',
            paddingInline: args.layout === 'rail' ? 20 : 0,
            paddingBlock: 10,
          }}
        >
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof PlaitSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rail: Story = {
  args: { layout: 'rail' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('list', { name: 'Steps of your booking' })).toBeVisible();
  },
};

export const RailAtTheStart: Story = { args: { layout: 'rail', steps: stepsDone(0) } };

export const RailAllDone: Story = { args: { layout: 'rail', steps: stepsDone(4) } };

export const Band: Story = { args: { layout: 'band' } };

export const OnThePage: Story = { args: { layout: 'band', ground: 'page' } };

export const RightToLeft: Story = { args: { layout: 'band' }, globals: { direction: 'rtl' } };

const onPicture = { background: vars.color.surface.picture.purple, padding: 12 };
const rail = { ...onPicture, height: 420 };

export const AllStates: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="band, at the start">
        <div style={onPicture}>
          <PlaitSteps {...args} layout="band" steps={stepsDone(0)} />
        </div>
      </Cell>
      <Cell name="band, on the way">
        <div style={onPicture}>
          <PlaitSteps {...args} layout="band" />
        </div>
      </Cell>
      <Cell name="band, all done">
        <div style={onPicture}>
          <PlaitSteps {...args} layout="band" steps={stepsDone(4)} />
        </div>
      </Cell>
      <Cell name="on the page">
        <PlaitSteps {...args} layout="band" ground="page" />
      </Cell>
      <Cell name="long words, narrow" width={280}>
        <PlaitSteps
          {...args}
          layout="band"
          ground="page"
          steps={stepsDone(1, ['Coiffure', 'Date et heure choisies', 'Renseignements', 'Acompte'])}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <PlaitSteps {...args} layout="band" ground="page" />
      </Cell>
      <Cell name="rail">
        <div style={rail}>
          <PlaitSteps {...args} layout="rail" />
        </div>
      </Cell>
      <Cell name="rail on the page, right to left" isRightToLeft>
        <div style={{ height: 420 }}>
          <PlaitSteps {...args} layout="rail" ground="page" />
        </div>
      </Cell>
    </VariantMatrix>
  ),
};
