import { palette } from './palette.ts';
import type { TokenTree } from './token.ts';

/** The colours of the light theme, which define the colours that every other theme must have. */
export const colorTokens = {
  ground: {
    page: { value: palette.cream50, description: 'Warm paper under every public page.' },
    hero: { value: palette.purple100, description: 'The tint behind the hero.' },
    quiet: { value: palette.purple50, description: 'Quiet section, and the ground of the admin side.' },
    closing: { value: palette.purple900, description: 'The deep ground of the footer.' },
  },
  surface: {
    raised: { value: palette.white, description: 'Panels, cards, dialogs, sheets.' },
    row: {
      hover: { value: palette.purple25, description: 'A table row under the pointer.' },
      chosen: { value: palette.purple100, description: 'A chosen row or entry.' },
    },
    picture: {
      purple: { value: palette.purple150, description: 'Ground of a picture; stays light in every theme.' },
      pink: { value: palette.pink150, description: 'Ground of a picture; stays light in every theme.' },
      cream: { value: palette.cream100, description: 'Ground of a picture; stays light in every theme.' },
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
      heading: { value: palette.purple900, description: 'Headings on the hero ground.' },
      body: { value: palette.ink, description: 'Text on the hero ground.' },
      muted: { value: palette.inkSoft, description: 'Less important text on the hero ground.' },
    },
    onPicture: {
      heading: { value: palette.purple900, description: 'Headings on a picture ground.' },
      body: { value: palette.ink, description: 'Text on a picture ground.' },
      muted: { value: palette.inkSoft, description: 'Less important text on a picture ground.' },
    },
    onClosing: {
      body: { value: palette.cream50, description: 'Text and headings on the closing ground.' },
      muted: { value: palette.purple250, description: 'Less important text on the closing ground.' },
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
    quiet: {
      border: { value: palette.purple700, description: 'Edge of a secondary action.' },
      foreground: { value: palette.purple700, description: 'Words and icons of a secondary action.' },
      background: {
        hover: { value: palette.purple100, description: 'Its ground under the pointer.' },
      },
    },
    onHero: {
      background: {
        hover: {
          value: palette.white,
          description: 'A secondary action on the hero ground, under the pointer.',
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
    notReady: {
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
    soft: {
      value: palette.purple200,
      description: 'Lines between rows and around panels; carries no meaning.',
    },
    control: { value: palette.purple500, description: 'Edge of anything that can be pressed or chosen.' },
  },
  focus: {
    ring: {
      value: palette.purple700,
      description: 'The ring around what has the keyboard; each ground puts its own here.',
    },
    ringOnPage: { value: palette.purple700, description: 'The ring on pages, panels and dialogs.' },
    ringOnHero: { value: palette.purple700, description: 'The ring on the hero ground.' },
    ringOnPicture: { value: palette.purple700, description: 'The ring on a picture ground.' },
    ringOnClosing: { value: palette.gold, description: 'The ring on the closing ground.' },
  },
  status: {
    paid: {
      foreground: { value: palette.green, description: 'Paid, done, met.' },
      background: { value: palette.greenTint, description: 'Its ground.' },
      border: { value: palette.greenLine, description: 'Its edge.' },
    },
    confirmed: {
      foreground: { value: palette.white, description: 'Confirmed: words on solid green.' },
      background: { value: palette.green, description: 'Its ground.' },
      border: { value: palette.green, description: 'Its edge.' },
    },
    waiting: {
      foreground: { value: palette.amber, description: 'Something is due or waited for.' },
      background: { value: palette.amberTint, description: 'Its ground.' },
      border: { value: palette.amberLine, description: 'Its edge.' },
    },
    cancelled: {
      foreground: { value: palette.red, description: 'Cancelled, refused, failed.' },
      background: { value: palette.redTint, description: 'Its ground.' },
      border: { value: palette.redLine, description: 'Its edge.' },
    },
    neutral: {
      foreground: { value: palette.inkSoft, description: 'A state that asks for nothing.' },
      background: { value: palette.purple100, description: 'Its ground.' },
      border: { value: palette.purpleGrey, description: 'Its edge.' },
    },
  },
  discount: {
    foreground: { value: palette.white, description: 'Words of a discount flag.' },
    background: { value: palette.pink700, description: 'Ground of a discount flag.' },
  },
  day: {
    offered: {
      foreground: { value: palette.purple900, description: 'A day or time that can be chosen.' },
      background: { value: palette.purple50, description: 'Its ground.' },
      border: { value: palette.purple500, description: 'Its edge, solid.' },
    },
    chosen: {
      foreground: { value: palette.white, description: 'The chosen day or time.' },
      background: { value: palette.purple700, description: 'Its ground.' },
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
    clamp: { value: palette.purple50, description: 'An open clamp: a step still ahead.' },
    clampEdge: { value: palette.purple500, description: 'Its edge.' },
    bead: { value: palette.white, description: 'A bead: a numbered or finished step.' },
    beadEdge: { value: palette.purple900, description: 'Its edge and its figure.' },
    hair: { value: palette.hair, description: 'Where the plait is still hair.' },
    hairEdge: { value: palette.hairDeep, description: 'Its edge.' },
  },
} as const satisfies TokenTree;
