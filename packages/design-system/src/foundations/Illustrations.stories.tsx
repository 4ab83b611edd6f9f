import { heroIllustration } from '@plaitful/illustrations/hero';
import { styleKeys, demoAppearance, styleIllustration, type StyleKey } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { vars } from '../tokens/vars.css.ts';
import { Cell, VariantMatrix } from '../workshop/Matrix.tsx';

const names: Readonly<Record<StyleKey, string>> = {
  straightBackCornrows: 'Straight-back cornrows',
  feedInCornrows: 'Feed-in cornrows',
  zigZagCornrows: 'Zig-zag cornrows',
  cornrowsIntoPonytail: 'Cornrows into ponytail',
  cornrowsWithBeads: 'Cornrows with beads',
  lemonadeBraids: 'Lemonade braids',
  mediumBoxBraids: 'Medium box braids',
  jumboBoxBraids: 'Jumbo box braids',
  knotlessBraids: 'Knotless braids',
  bobWithBeads: 'Bob with beads',
  fulaniBraids: 'Fulani braids',
  twoBigPlaits: 'Two big plaits',
  twoStrandTwists: 'Two-strand twists',
  flatTwists: 'Flat twists',
  passionTwists: 'Passion twists',
  twistedHighBun: 'Twisted high bun',
  bantuKnots: 'Bantu knots',
  afroPuffsBraidedFront: 'Afro puffs with braided front',
  braidedCrown: 'Braided crown',
  braidedSpaceBuns: 'Braided space buns',
  washDetanglePrep: 'Wash & detangle prep',
  blowOutPrep: 'Blow-out prep',
  washBlowOutPrep: 'Wash & blow-out prep',
  takeDownCombOut: 'Take-down & comb-out',
};

const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface PictureProps {
  src: string;
  alt: string;
  background: string;
  width: number;
}

const Picture = ({ src, alt, background, width }: PictureProps) => (
  <img
    src={src}
    alt={alt}
    width={width}
    height={width * 1.25}
    style={{
      display: 'block',
      maxWidth: '100%',
      height: 'auto',
      borderRadius: vars.radius.card,
      background,
      // Drawn for a light background, which forced colours would remove.
      forcedColorAdjust: 'none',
    }}
  />
);

const StylePicture = ({ style, width }: { style: StyleKey; width: number }) => {
  const { ground } = demoAppearance(style);
  return (
    <Picture
      src={asUrl(styleIllustration({ style, ground: 'none' }))}
      alt={`Picture of ${names[style]}`}
      background={ground === 'none' ? 'none' : vars.color.surface.picture[ground]}
      width={width}
    />
  );
};

interface SheetProps {
  /** The width of each picture, in px. */
  width: number;
  styles: readonly StyleKey[];
}

/** Pictures side by side, on the theme's background. */
const Sheet = ({ width, styles }: SheetProps) => (
  <VariantMatrix cellWidth={width}>
    {styles.map((style) => (
      <Cell key={style} name={names[style]}>
        <StylePicture style={style} width={width} />
      </Cell>
    ))}
  </VariantMatrix>
);

/**
 * The pictures of the demo studio, generated in one style. Every hair style must be distinguishable at 160 px in every
 * theme: they keep their own colours and light background.
 */
const meta = {
  title: 'Foundations/Illustrations',
  component: Sheet,
  args: { width: 160, styles: styleKeys },
  argTypes: { styles: { control: false } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest size in a card. */
export const ContactSheet: Story = {};

/** The size on a style's page. */
export const Large: Story = { args: { width: 480 } };

const pairs: readonly (readonly [title: string, styles: readonly StyleKey[]])[] = [
  [
    'Knots and square parts, a flat start, two strands in turn',
    ['mediumBoxBraids', 'knotlessBraids', 'twoStrandTwists', 'passionTwists'],
  ],
  [
    'Straight, fed in, zig-zag, swept aside',
    ['straightBackCornrows', 'feedInCornrows', 'zigZagCornrows', 'lemonadeBraids'],
  ],
  [
    'Puffs, a coiled bun, a ponytail, two buns',
    ['afroPuffsBraidedFront', 'twistedHighBun', 'cornrowsIntoPonytail', 'braidedSpaceBuns'],
  ],
];

/** Hair styles that parents could confuse. */
export const SimilarStyles: Story = {
  render: () => (
    <Stack gap={6}>
      {pairs.map(([title, styles]) => (
        <Stack key={title} gap={3}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Sheet width={240} styles={styles} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** The girl of the home page, whose braid continues as the page's plait. */
export const Hero: Story = {
  render: () => (
    <Picture
      src={asUrl(heroIllustration())}
      alt="A girl with cornrows gathered at her nape"
      background={vars.color.background.hero}
      width={480}
    />
  ),
};
