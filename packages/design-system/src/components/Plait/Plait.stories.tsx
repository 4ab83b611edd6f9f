import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Plait } from './Plait.tsx';

const meta = { title: 'Content/Plait', component: Plait } satisfies Meta<typeof Plait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    // Has its final size before it is drawn, and is hidden from assistive technology.
    const frame = canvasElement.querySelector('[aria-hidden="true"]');
    await waitFor(() => expect(frame?.querySelectorAll('path').length).toBeGreaterThan(6));
    await expect(frame?.getBoundingClientRect().height).toBe(window.innerWidth < 900 ? 36 : 60);
  },
};

export const UnderAList: Story = { parameters: { layout: 'fullscreen' } };

export const PartPlaited: Story = { args: { plaited: [[0, 0.55]] } };

export const OverRules: Story = {
  args: {
    size: 'rules',
    plaited: [
      [0, 0.2],
      [0.4, 0.6],
    ],
    markers: [
      { at: 0.2, kind: 'closed' },
      { at: 0.4, kind: 'open' },
      { at: 0.6, kind: 'closed' },
      { at: 0.8, kind: 'open' },
      { at: 1, kind: 'open' },
    ],
  },
};

const half = [[0, 0.5]] as const;
const steps = [
  { at: 0.25, kind: 'closed' },
  { at: 0.5, kind: 'closed' },
  { at: 0.75, kind: 'open' },
  { at: 1, kind: 'open' },
] as const;

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: () => (
    <VariantMatrix cellWidth={320}>
      <Cell name="list">
        <Plait />
      </Cell>
      <Cell name="progress">
        <Plait size="progress" plaited={half} markers={steps} />
      </Cell>
      <Cell name="rules">
        <Plait size="rules" plaited={half} markers={steps} />
      </Cell>
      <Cell name="thread">
        <Plait size="thread" />
      </Cell>
      <Cell name="nothing plaited">
        <Plait plaited={[]} />
      </Cell>
      <Cell name="figures">
        <Plait
          markers={[0.1, 0.5, 0.9].map((at, place) => ({ at, kind: 'numbered', text: String(place + 1) }))}
        />
      </Cell>
      <Cell name="with a start">
        <Plait size="progress" hasStartBar plaited={half} />
      </Cell>
      <Cell name="on a picture’s surface">
        <div style={{ background: vars.color.surface.picture.purple, padding: 12 }}>
          <Plait size="progress" surface="picture" plaited={half} markers={steps} />
        </div>
      </Cell>
      <Cell name="on the hero’s surface">
        <div style={{ background: vars.color.background.hero, padding: 12 }}>
          <Plait />
        </div>
      </Cell>
      <Cell name="on the inverse surface">
        <div style={{ background: vars.color.background.inverse, padding: 12 }}>
          <Plait />
        </div>
      </Cell>
      <Cell name="narrow" width={80}>
        <Plait plaited={half} />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Plait size="progress" hasStartBar plaited={half} markers={steps} />
      </Cell>
      <Cell name="right to left, figures" isRightToLeft>
        <Plait
          markers={[0.1, 0.4, 0.7].map((at, place) => ({ at, kind: 'numbered', text: String(place + 1) }))}
        />
      </Cell>
      <Cell name="upright">
        <div style={{ height: 240 }}>
          <Plait orientation="vertical" size="progress" hasStartBar plaited={half} markers={steps} />
        </div>
      </Cell>
      <Cell name="upright, beside an answer">
        <div style={{ height: 240 }}>
          <Plait
            orientation="vertical"
            size="progress"
            plaited={[[0.3, 0.7]]}
            markers={[
              { at: 0.3, kind: 'tie' },
              { at: 0.7, kind: 'tie' },
            ]}
          />
        </div>
      </Cell>
    </VariantMatrix>
  ),
};
