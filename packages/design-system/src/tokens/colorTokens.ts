import { palette } from './palette.ts';
import type { TokenTree } from './token.ts';

/** The colours of the light theme, which define the colours that every other theme must have. */
export const colorTokens = {
  background: {
    page: { value: palette.cream50, description: 'Warm paper under every public page.' },
    hero: { value: palette.purple100, description: 'The tint behind the hero.' },
    subtle: { value: palette.purple50, description: 'Subtle section, and the background of the admin side.' },
    inverse: { value: palette.purple900, description: 'The deep background of the footer.' },
  },
  surface: {
    raised: { value: palette.white, description: 'Panels, cards, dialogs, sheets.' },
    row: {
      hover: { value: palette.purple25, description: 'A table row under the pointer.' },
      selected: { value: palette.purple100, description: 'A chosen row or entry.' },
    },
    picture: {
      purple: {
        value: palette.purple150,
        description: 'Background of a picture; stays light in every theme.',
      },
      pink: { value: palette.pink150, description: 'Background of a picture; stays light in every theme.' },
      cream: { value: palette.cream100, description: 'Background of a picture; stays light in every theme.' },
    },
  },
  text: {
    heading: { value: palette.purple900, description: 'Headings.' },
    body: { value: palette.ink, description: 'Running text; never pure black.' },
    muted: { value: palette.inkSoft, description: 'Hints, captions, units, what is less important.' },
    price: { value: palette.pink700, description: 'Prices and the numbers of steps.' },
    link: { value: palette.purple700, description: 'Links, and icons that can be pressed.' },
    error: { value: palette.red, description: 'A sentence that says what to mend.' },
    onHero: {
      heading: { value: palette.purple900, description: 'Headings on the hero background.' },
      body: { value: palette.ink, description: 'Text on the hero background.' },
      muted: { value: palette.inkSoft, description: 'Less important text on the hero background.' },
    },
    onPicture: {
      heading: { value: palette.purple900, description: 'Headings on a picture background.' },
      body: { value: palette.ink, description: 'Text on a picture background.' },
      muted: { value: palette.inkSoft, description: 'Less important text on a picture background.' },
    },
    onInverse: {
      body: { value: palette.cream50, description: 'Text and headings on the inverse background.' },
      muted: { value: palette.purple250, description: 'Less important text on the inverse background.' },
    },
  },
  action: {
    primary: {
      background: {
        rest: { value: palette.purple700, description: 'The one thing to do, or what is chosen.' },
        hover: { value: palette.purple600, description: 'The same under the pointer.' },
      },
      foreground: { value: palette.white, description: 'Words and icons on it.' },
    },
    secondary: {
      border: { value: palette.purple700, description: 'Edge of a secondary action.' },
      foreground: { value: palette.purple700, description: 'Words and icons of a secondary action.' },
      background: {
        hover: { value: palette.purple100, description: 'Its background under the pointer.' },
      },
    },
    onHero: {
      background: {
        hover: {
          value: palette.white,
          description: 'A secondary action on the hero background, under the pointer.',
        },
      },
    },
    danger: {
      background: {
        rest: { value: palette.red, description: 'An action that takes something away.' },
        hover: { value: palette.redDeep, description: 'The same under the pointer.' },
      },
      foreground: { value: palette.white, description: 'Words and icons on it.' },
    },
    disabled: {
      background: { value: palette.purple200, description: 'An action that still lacks something.' },
      foreground: { value: palette.inkSoft, description: 'Its words, readable all the same.' },
      border: { value: palette.purpleGrey, description: 'Its edge where it has one.' },
    },
  },
  field: {
    background: { value: palette.white, description: 'Inside of a field.' },
    border: {
      rest: { value: palette.purple500, description: 'Edge of a field.' },
      hover: { value: palette.purple700, description: 'Edge of a field under the pointer.' },
      error: { value: palette.red, description: 'Edge of a field that must be corrected.' },
    },
    readonly: {
      background: { value: palette.purple50, description: 'A field that only shows.' },
      foreground: { value: palette.inkSoft, description: 'What it shows.' },
    },
  },
  border: {
    subtle: {
      value: palette.purple200,
      description: 'Lines between rows and around panels; carries no meaning.',
    },
    control: { value: palette.purple500, description: 'Edge of anything that can be pressed or chosen.' },
  },
  focus: {
    ring: {
      value: palette.purple700,
      description: 'The ring around what has the keyboard; each background puts its own here.',
    },
    ringOnPage: { value: palette.purple700, description: 'The ring on pages, panels and dialogs.' },
    ringOnHero: { value: palette.purple700, description: 'The ring on the hero background.' },
    ringOnPicture: { value: palette.purple700, description: 'The ring on a picture background.' },
    ringOnInverse: { value: palette.gold, description: 'The ring on the inverse background.' },
  },
  status: {
    success: {
      foreground: { value: palette.green, description: 'Paid, done, met.' },
      background: { value: palette.greenTint, description: 'Its background.' },
      border: { value: palette.greenLine, description: 'Its edge.' },
    },
    successSolid: {
      foreground: { value: palette.white, description: 'Confirmed: words on solid green.' },
      background: { value: palette.green, description: 'Its background.' },
      border: { value: palette.green, description: 'Its edge.' },
    },
    warning: {
      foreground: { value: palette.amber, description: 'Something is due or waited for.' },
      background: { value: palette.amberTint, description: 'Its background.' },
      border: { value: palette.amberLine, description: 'Its edge.' },
    },
    danger: {
      foreground: { value: palette.red, description: 'Cancelled, refused, failed.' },
      background: { value: palette.redTint, description: 'Its background.' },
      border: { value: palette.redLine, description: 'Its edge.' },
    },
    neutral: {
      foreground: { value: palette.inkSoft, description: 'A state that asks for nothing.' },
      background: { value: palette.purple100, description: 'Its background.' },
      border: { value: palette.purpleGrey, description: 'Its edge.' },
    },
  },
  discount: {
    foreground: { value: palette.white, description: 'Words of a discount flag.' },
    background: { value: palette.pink700, description: 'Background of a discount flag.' },
  },
  day: {
    available: {
      foreground: { value: palette.purple900, description: 'A day or time that can be chosen.' },
      background: { value: palette.purple50, description: 'Its background.' },
      border: { value: palette.purple500, description: 'Its edge, solid.' },
    },
    selected: {
      foreground: { value: palette.white, description: 'The chosen day or time.' },
      background: { value: palette.purple700, description: 'Its background.' },
    },
    full: {
      foreground: { value: palette.inkSoft, description: 'Full or booked: dashed, and it says so.' },
    },
    closed: {
      foreground: { value: palette.inkSoft, description: 'Closed, not offered or past: a plain figure.' },
    },
  },
  skeleton: { value: palette.skeleton, description: 'What stands where something will be.' },
  scrim: { value: palette.scrim, description: 'Between a dialog and the page behind it.' },
  plait: {
    strand1: { value: palette.purple500, description: 'First strand of the plait.' },
    strand1Edge: { value: palette.purple650, description: 'Its edge.' },
    strand1Rest: { value: palette.purple400, description: 'The same, still loose.' },
    strand2: { value: palette.pink500, description: 'Second strand of the plait.' },
    strand2Edge: { value: palette.pink800, description: 'Its edge.' },
    strand2Rest: { value: palette.pink400, description: 'The same, still loose.' },
    strand3: { value: palette.gold, description: 'Third strand of the plait.' },
    strand3Edge: { value: palette.goldDeep, description: 'Its edge.' },
    strand3Rest: { value: palette.goldSoft, description: 'The same, still loose.' },
    marker: { value: palette.purple50, description: 'An open marker: a step still ahead.' },
    markerEdge: { value: palette.purple500, description: 'Its edge.' },
    bead: { value: palette.white, description: 'A bead: a numbered or finished step.' },
    beadEdge: { value: palette.purple900, description: 'Its edge and its figure.' },
    hair: { value: palette.hair, description: 'Where the plait is still hair.' },
    hairEdge: { value: palette.hairDeep, description: 'Its edge.' },
  },
} as const satisfies TokenTree;
