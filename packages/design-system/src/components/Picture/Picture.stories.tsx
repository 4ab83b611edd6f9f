import { styleIllustration } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

const src = `data:image/svg+xml,${encodeURIComponent(styleIllustration({ style: 'bobWithBeads', ground: 'cream' }))}`;

/** A URL that never loads. */
const nowhere = 'data:,';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: {
    sources: [],
    src,
    alt: 'A girl with beads in her hair',
    sizes: '280px',
    placeholderColor: '#fbead2',
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

function Frame({ children, shape = '4 / 5' }: { children: ReactNode; shape?: string | undefined }) {
  return (
    <div
      style={{
        position: 'relative',
        maxWidth: 280,
        aspectRatio: shape,
        overflow: 'clip',
        borderRadius: vars.radius.card,
        background: vars.color.surface.picture.purple,
      }}
    >
      {children}
    </div>
  );
}

const Framed = ({ shape, ...picture }: PictureProps & { shape?: string }) => (
  <Frame shape={shape}>
    <Picture {...picture} />
  </Frame>
);

export const Playground: Story = {};

export const LazyLoading: Story = {
  args: {
    sources: [
      { type: 'image/avif', srcSet: `${nowhere} 320w, ${nowhere} 640w` },
      { type: 'image/webp', srcSet: `${nowhere} 320w, ${nowhere} 640w` },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('decoding', 'async');
    await expect(picture).not.toHaveAttribute('fetchpriority');
    const types = [...canvasElement.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes]);
    await expect(types).toEqual([
      ['image/avif', '280px'],
      ['image/webp', '280px'],
    ]);
  },
};

export const Eager: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Placeholder: Story = {
  args: { src: nowhere, alt: '', placeholderColor: '#a04080' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.closest('div');
    const placeholder = frame?.querySelector('svg');
    // The placeholder colour fills the frame in every theme.
    await expect(placeholder?.getBoundingClientRect()).toEqual(frame?.getBoundingClientRect());
    await expect(placeholder && getComputedStyle(placeholder).backgroundColor).toBe('rgb(160, 64, 128)');
  },
};

export const OtherAspectRatio: Story = {
  args: { crop: 'upper' },
  render: (args) => <Framed {...args} shape="2 / 1" />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    const frame = picture.closest('div')?.getBoundingClientRect();
    await waitFor(() => expect(picture.complete).toBe(true));
    await expect(picture.getBoundingClientRect()).toEqual(frame);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={280}>
      <Cells
        component={Framed}
        args={args}
        states={{
          there: {},
          'not there yet': { src: nowhere, alt: '' },
          'not there yet, of no known colour': { src: nowhere, alt: '', placeholderColor: undefined },
          'wide frame, middle': { shape: '2 / 1' },
          'wide frame, upper part': { shape: '2 / 1', crop: 'upper' },
          'wide frame, top': { shape: '2 / 1', crop: 'top' },
          narrow: { width: 120 },
        }}
      />
    </VariantMatrix>
  ),
};
