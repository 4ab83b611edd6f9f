import type { BeadColor, HairLength, HairTexture } from '@plaitful/domain/hair-card';

export const hairCard = {
  title: 'Hair card',
  texture: {
    label: 'Texture',
    hint: 'As it is when it dries by itself.',
    value: {
      STRAIGHT: 'Straight',
      WAVY: 'Wavy',
      CURLY: 'Curly',
      COILY: 'Coily',
    } satisfies Record<HairTexture, string>,
  },
  length: {
    label: 'Length',
    hint: 'How far it reaches when you stretch it gently.',
    value: {
      CHIN: 'To her chin',
      SHOULDERS: 'To her shoulders',
      MID_BACK: 'To her mid-back',
      WAIST: 'To her waist',
    } satisfies Record<HairLength, string>,
  },
  clear: 'Not sure, leave it open',
  tender: {
    label: 'She is tender-headed',
    text: 'We work in smaller sections, with more breaks.',
    short: 'Tender-headed',
  },
  avoid: {
    label: 'Allergies and what to avoid',
    hint: 'Products, scents, foods. Leave it empty if there is nothing.',
    short: 'Avoid',
  },
  calming: {
    label: 'What calms her',
    hint: 'A story, her own music, a break to run around.',
  },
  beads: {
    label: 'Favourite bead colours',
    hint: 'As many as she likes.',
    value: {
      PINK: 'Pink',
      PURPLE: 'Purple',
      RED: 'Red',
      ORANGE: 'Orange',
      YELLOW: 'Yellow',
      GREEN: 'Green',
      BLUE: 'Blue',
      WHITE: 'White',
      BLACK: 'Black',
      GOLD: 'Gold',
      SILVER: 'Silver',
      CLEAR: 'Clear',
    } satisfies Record<BeadColor, string>,
  },
  empty: 'Nothing on her hair card yet.',
  counter: ({ count, max }: { count: number; max: number }) => `${count}/${max}`,
};
