import type { StyleKey } from '@plaitful/illustrations/style';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { vars } from '../../tokens/vars.css.ts';
import { styleUrl } from './pictures.ts';
import { PrincipleItem } from './Point.tsx';
import * as css from './Welcome.css.ts';

const { action, plait, text } = vars.color;

interface Panel {
  look: keyof typeof css.panelVariants;
  name: string;
  use: string;
  colors: readonly string[];
  style: StyleKey;
}

const panels: readonly Panel[] = [
  {
    look: 'purple',
    name: 'Purple does',
    use: 'Actions, links, the day that is chosen. It is never mere decoration.',
    colors: [plait.strand1, action.primary.background.rest, plait.beadEdge],
    style: 'straightBackCornrows',
  },
  {
    look: 'pink',
    name: 'Pink counts',
    use: 'What it costs, what is off the price, which step this is.',
    colors: [plait.strand2, text.price, plait.strand2Rest],
    style: 'bobWithBeads',
  },
  {
    look: 'gold',
    name: 'Gold holds',
    use: 'Stars, the tie at the end, the ring of the keyboard on a deep surface. Never a word on light.',
    colors: [plait.strand3, plait.strand3Edge, plait.strand3Rest],
    style: 'twoBigPlaits',
  },
];

/** The three colours on the three picture backgrounds, which stay light in every theme. */
export function WelcomePanels() {
  return (
    <section className={css.relative} aria-label="Colour">
      <PrincipleItem at="deskIntoPanels" direction="down" />
      <PrincipleItem at="deskOutOfPanels" direction="down" />
      <PrincipleItem at="phoneIntoPanels" direction="down" />
      <PrincipleItem at="phoneOutOfPanels" direction="down" />
      <div className={css.panels}>
        {panels.map(({ look, name, use, colors, style }) => (
          <div key={look} className={css.panelVariants[look]}>
            <Heading level={2} size="2xl" surface="picture">
              {name}
            </Heading>
            <div className={css.panelText}>
              <Text tone="muted" surface="picture">
                {use}
              </Text>
            </div>
            <div className={css.beads} aria-hidden="true">
              {colors.map((color) => (
                <span key={color} className={css.bead} style={{ background: color }} />
              ))}
            </div>
            <img className={css.panelPicture} src={styleUrl(style)} alt="" width={400} height={500} />
          </div>
        ))}
      </div>
    </section>
  );
}
