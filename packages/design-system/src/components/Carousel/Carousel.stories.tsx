import { styleKeys, styleIllustration } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { testers } from '../../workshop/testers.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { TruncatedText } from '../TruncatedText/TruncatedText.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { en } from '../../words/en.ts';
import { Carousel, type CarouselRotation, type CarouselSlide } from './Carousel.tsx';

const rotation: CarouselRotation = { interval: 6000, ...en.carouselRotation };

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
    words: en.carousel,
    slidesPerView: { phone: 1, largePhone: 2, tablet: 3 },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];
const getTester = ({ canvasElement, args }: Pick<Play, 'canvasElement' | 'args'>) =>
  testers.carouselTester(canvasElement, args);
type Tester = ReturnType<typeof getTester>;

/** Waits until the slides have stopped with these visible, from the first to the last. */
async function atRest(carousel: Tester, numbers: readonly number[]) {
  await expect(new Set(carousel.visibleSlides())).toEqual(new Set(numbers.map(carousel.slide)));
  const slide = carousel.slide(numbers[0] ?? 1);
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
  play: async ({ canvas, canvasElement, args }) => {
    const carousel = getTester({ canvasElement, args });
    const play = carousel.playbackButton();
    // The stop button comes first; slides do not advance while the focus is inside.
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await expect(carousel.isRotating()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveAccessibleName('Play');
    await userEvent.keyboard(' ');
    await expect(play).toHaveAccessibleName('Pause');

    await userEvent.tab();
    await expect(carousel.previousButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await atRest(carousel, [5, 1, 2]);
    await userEvent.tab();
    await expect(carousel.nextButton()).toHaveFocus();
    await userEvent.keyboard(' ');
    await atRest(carousel, [1, 2, 3]);
    await userEvent.keyboard('{Enter}');
    await atRest(carousel, [2, 3, 4]);

    // The dots are one tab stop, with arrow keys between them.
    await userEvent.tab();
    await expect(carousel.dot(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(carousel.dot(3)).toHaveFocus();
    await atRest(carousel, [3, 4, 5]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(carousel.dot(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(carousel.dot(5)).toHaveFocus();
    await atRest(carousel, [5, 1, 2]);
    await userEvent.keyboard('{Home}');
    await expect(carousel.dot(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(carousel.dot(5)).toHaveFocus();
    await expect(carousel.dot(5)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Home}');
    await atRest(carousel, [1, 2, 3]);

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
  play: async (context) => {
    const carousel = getTester(context);
    await expect(carousel.isRotating()).toBe(true);
    await waitFor(() => expect(carousel.visibleSlides()[0]).toBe(carousel.slide(2)));
    // A pointer over it pauses the rotation.
    await userEvent.hover(carousel.region());
    await expect(carousel.isRotating()).toBe(false);
    await userEvent.unhover(carousel.region());
    await expect(carousel.isRotating()).toBe(true);
    // Moving it by hand stops the rotation.
    await carousel.next();
    await expect(carousel.playbackButton()).toHaveAccessibleName('Play');
    // Play starts it although the pointer is still over it.
    await carousel.play();
    await expect(carousel.isRotating()).toBe(true);
    await carousel.pause();
    await expect(carousel.isRotating()).toBe(false);
  },
};

export const ReducedMotion: Story = {
  args: { rotation },
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, args }) => {
    const carousel = getTester({ canvasElement, args });
    const play = carousel.playbackButton();
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await expect(play).toHaveAccessibleDescription(rotation.reducedMotionNote);
    await expect(canvas.getByText(rotation.reducedMotionNote)).toBeVisible();
    await carousel.next();
    await atRest(carousel, [2, 3, 4]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, args }) => {
    const carousel = getTester({ canvasElement, args });
    await carousel.goTo(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(carousel.dot(2)).toHaveFocus();
    await atRest(carousel, [2, 3, 4]);
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: en.carousel.picker })).toBeNull();
  },
};

export const InitialIndex: Story = {
  args: { visibleKey: 'Hair Prep' },
  play: async (context) => {
    await atRest(getTester(context), [5, 1, 2]);
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
  tags: ['ci'],
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
