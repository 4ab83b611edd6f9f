import { styleKeys, styleIllustration } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { TruncatedText } from '../TruncatedText/TruncatedText.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel, type CarouselProps, type CarouselRotation, type CarouselSlide } from './Carousel.tsx';

const words: CarouselProps['words'] = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  position: ({ index, total }) => `${index} of ${total}`,
};

const rotation: CarouselRotation = {
  interval: 6000,
  pause: 'Pause',
  play: 'Play',
  reducedMotionNote: 'Slides do not move on their own, because your device asks for less motion.',
};

const types = ['Cornrows', 'Braids', 'Twists', 'Protective Styles', 'Hair Prep'];
const grounds = ['cream', 'pink', 'purple'] as const;

function Tile({ name, at }: { name: string; at: number }) {
  const style = styleKeys[at * 4] ?? 'straightBackCornrows';
  const picture = encodeURIComponent(styleIllustration({ style, ground: 'none' }));
  return (
    <a
      href={`#${name}`}
      style={{
        display: 'grid',
        padding: 20,
        borderRadius: vars.radius.card,
        background: vars.color.surface.picture[grounds[at % 3] ?? 'cream'],
        color: vars.color.text.onPicture.heading,
        fontFamily: vars.font.heading,
        fontSize: vars.text.xl,
        textDecoration: 'none',
      }}
    >
      {name}
      <img src={`data:image/svg+xml,${picture}`} alt="" style={{ height: 160, marginInline: 'auto' }} />
    </a>
  );
}

const tiles = (names: readonly string[]): CarouselSlide[] =>
  names.map((name, at) => ({ key: name, content: <Tile name={name} at={at} /> }));

const reviews = [
  [
    'Amara Osei',
    'My daughter fell asleep in the chair. That says it all. The parts are perfect and nobody pulled.',
  ],
  ['Danielle Roy', 'I knew the price, the time and what to bring before we left home.'],
  [
    'Fatima Hassan',
    'She has a tender head and usually cries. Here she got breaks, a story and knotless braids.',
  ],
  ['Grace Mbeki', 'The beads! She chose every single one and clicked all the way home on the bus.'],
  ['Simone Tremblay', 'Our box braids still looked neat after five weeks of hockey helmets.'],
  ['Priya Nair', 'I could change our time myself, late in the evening, in about a minute. So easy.'],
  [
    'Keisha Brown',
    'They found knots I had missed for days and took their time. I was never made to feel bad about it. She got breaks, a story and a snack, and on the way home she asked when we can go back.',
  ],
  ['Olivia Mensah', 'My twins went one after the other and both came out smiling.'],
] as const;

function Review({ by, text }: { by: string; text: string }) {
  return (
    <figure>
      <blockquote style={{ margin: 0, fontFamily: vars.font.heading, fontSize: vars.text.xl }}>
        <TruncatedText
          lines={{ phone: 3, desk: 4 }}
          more="Read the whole review"
          less="Show less"
          subject={`by ${by}`}
        >
          {text}
        </TruncatedText>
      </blockquote>
      <figcaption style={{ marginTop: 12 }}>{by}</figcaption>
    </figure>
  );
}

const reviewSlides: CarouselSlide[] = reviews.map(([by, text]) => ({
  key: by,
  content: <Review by={by} text={text} />,
}));

const header: ReactNode = (
  <div style={{ display: 'grid', gap: 12 }}>
    <Heading level={2} size="2xl">
      What parents say
    </Heading>
    <Text size="sm" tone="muted">
      These reviews are invented, for the demo.
    </Text>
  </div>
);

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: {
    label: 'Kinds of service, 5 slides',
    slides: tiles(types),
    words,
    slidesPerView: { phone: 1, largePhone: 2, tablet: 3 },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The names of the slides that are visible and focusable now. */
const visibleNames = (canvas: Canvas) =>
  canvas
    .getAllByRole('group', { name: /^\d+ of \d+$/ })
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'));

/** Waits until the slides have stopped with these visible, from the first to the last. */
async function atRest(canvas: Canvas, names: readonly string[]) {
  await expect(new Set(visibleNames(canvas))).toEqual(new Set(names));
  const [first] = names;
  const slide = canvas.getByRole('group', { name: first ?? '' });
  const edge = slide.parentElement?.parentElement?.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(slide).direction === 'rtl';
  await waitFor(() => {
    const side = isRightToLeft ? 'right' : 'left';
    return expect(Math.abs(slide.getBoundingClientRect()[side] - (edge?.[side] ?? 0))).toBeLessThan(2);
  });
}

export const Playground: Story = { args: { rotation } };

export const Reviews: Story = {
  args: {
    label: 'What parents say, 8 slides',
    slides: reviewSlides,
    slidesPerView: { phone: 1, laptop: 2 },
    rotation,
    header,
  },
};

/** Tests the rotation, which is off with reduced motion; the story ends with it stopped. */
const turning = { chromatic: { prefersReducedMotion: 'no-preference' } };

export const ByKeyboard: Story = {
  tags: ['ci'],
  args: { rotation },
  parameters: turning,
  play: async ({ canvas }) => {
    const [play, previous, next] = ['Pause', 'Previous slide', 'Next slide'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    const bead = (name: string) => canvas.getByRole('button', { name });
    // The stop button comes first; slides do not advance while the focus is inside.
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await expect(canvas.getByRole('group', { name: '1 of 5' }).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveAccessibleName('Play');
    await userEvent.keyboard(' ');
    await expect(play).toHaveAccessibleName('Pause');

    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await atRest(canvas, ['5 of 5', '1 of 5', '2 of 5']);
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard(' ');
    await atRest(canvas, ['1 of 5', '2 of 5', '3 of 5']);
    await userEvent.keyboard('{Enter}');
    await atRest(canvas, ['2 of 5', '3 of 5', '4 of 5']);

    // The dots are one tab stop, with arrow keys between them.
    await userEvent.tab();
    await expect(bead('2 of 5')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(bead('3 of 5')).toHaveFocus();
    await atRest(canvas, ['3 of 5', '4 of 5', '5 of 5']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(bead('1 of 5')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(bead('5 of 5')).toHaveFocus();
    await atRest(canvas, ['5 of 5', '1 of 5', '2 of 5']);
    await userEvent.keyboard('{Home}');
    await expect(bead('1 of 5')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(bead('5 of 5')).toHaveFocus();
    await expect(bead('5 of 5')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Home}');
    await atRest(canvas, ['1 of 5', '2 of 5', '3 of 5']);

    // Then the content of the visible slides only.
    for (const name of ['Cornrows', 'Braids', 'Twists']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const Rotating: Story = {
  tags: ['ci'],
  parameters: turning,
  args: { rotation: { ...rotation, interval: 2000 } },
  play: async ({ canvas }) => {
    const round = canvas.getByRole('group', { name: '1 of 5' }).parentElement;
    await expect(round).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(visibleNames(canvas)[0]).toBe('2 of 5'));
    // A pointer over it pauses the rotation.
    await userEvent.hover(canvas.getByRole('region'));
    await expect(round).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(canvas.getByRole('region'));
    await expect(round).toHaveAttribute('aria-live', 'off');
    // Moving it by hand stops the rotation.
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    // Play starts it although the pointer is still over it.
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(round).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(round).toHaveAttribute('aria-live', 'polite');
  },
};

export const ReducedMotion: Story = {
  args: { rotation },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play' });
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await expect(play).toHaveAccessibleDescription(rotation.reducedMotionNote);
    await expect(canvas.getByText(rotation.reducedMotionNote)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await atRest(canvas, ['2 of 5', '3 of 5', '4 of 5']);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 of 5' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '2 of 5' })).toHaveFocus();
    await atRest(canvas, ['2 of 5', '3 of 5', '4 of 5']);
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};

export const InitialIndex: Story = {
  args: { visibleKey: 'Hair Prep' },
  play: async ({ canvas }) => {
    await atRest(canvas, ['5 of 5', '1 of 5', '2 of 5']);
  },
};

export const OneSlide: Story = {
  args: { slides: tiles(['Cornrows']), slidesPerView: 1, rotation },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FewerThanFit: Story = {
  args: { slides: tiles(['Cornrows', 'Braids']), rotation },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    slidesPerView: 3,
    slides: tiles(['Donaudampfschifffahrtsgesellschaft', 'Kraftfahrzeughaftpflicht', 'Twists', 'Cornrows']),
  },
};

export const AllStates: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={420}>
      <Cells
        component={Carousel}
        args={{ ...args, slidesPerView: 1 }}
        states={{
          rest: { rotation },
          hover: { as: 'hover', label: 'hover', rotation },
          focus: { as: 'focus-visible', label: 'focus', rotation },
          'without movement of its own': { label: 'still', slidesPerView: 2 },
          'many slides: their place is written': { label: 'many', slides: reviewSlides },
          'fewer than fit': { label: 'few', slides: tiles(['Cornrows', 'Braids']), slidesPerView: 2 },
          one: { label: 'one', slides: tiles(['Cornrows']) },
          'long words, narrow': {
            width: 280,
            label: 'narrow',
            slides: tiles(['Donaudampfschifffahrt', 'Twists']),
          },
          'right to left': { isRightToLeft: true, label: 'right to left', rotation, slidesPerView: 2 },
        }}
      />
    </VariantMatrix>
  ),
};
