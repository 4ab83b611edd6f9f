import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { dialogFooterAnchorName } from '../../../private/dialogFooterAnchor.ts';
import { media } from '../../../tokens/breakpoints.ts';
import { focusRingOn } from '../../../tokens/focusRingOn.ts';
import { vars } from '../../../tokens/vars.css.ts';

/** The class is doubled for a higher specificity than sonner's rules, whichever style sheet comes last. */
export const list = style({
  selectors: {
    '&&': {
      zIndex: vars.layer.toast,
      fontFamily: vars.font.body,
    },
    // Below the top bar, whose menu stays usable.
    '&&[data-x-position="right"]': { top: '72px' },
    '&&[data-x-position="center"]': { top: '38vh' },
  },
  '@media': {
    [media.desk]: { selectors: { '&&[data-x-position="right"]': { top: '104px' } } },
    // sonner sets the full width of the screen and then offsets it from the left.
    'screen and (max-width: 600px)': { selectors: { '&&': { width: 'auto' } } },
    // Where a sheet is open, toasts would cover its title and close button: they are shown above its actions instead.
    // Not for a confirmation: its sheet is low, and toasts above its actions would cover its text.
    [media.belowDesk]: {
      selectors: {
        'dialog:not([role="alertdialog"]) &&[data-y-position="top"][data-x-position="right"]': {
          top: 'auto',
          bottom: [
            vars.space[4],
            `calc(anchor(${dialogFooterAnchorName} top, ${vars.space[2]}) + ${vars.space[2]})`,
          ],
        },
      },
    },
  },
});

export const item = style({
  width: 'fit-content',
  maxWidth: '100%',
  selectors: {
    '[data-x-position="right"] > &&': { right: 0, left: 'auto' },
    '[data-x-position="center"] > &&': { left: 0, right: 0, marginInline: 'auto' },
  },
  '@media': {
    [media.belowDesk]: {
      selectors: {
        // Stacked from below: sonner reads the direction from `--lift`.
        'dialog:not([role="alertdialog"]) [data-x-position="right"] > &&': {
          top: 'auto',
          bottom: 0,
          vars: { '--lift': '-1' },
        },
      },
    },
  },
});

const { success, danger, neutral } = vars.color.status;

export const toast = recipe({
  base: {
    ...focusRingOn.page,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    width: 'fit-content',
    minWidth: 'min(300px, 100%)',
    maxWidth: '500px',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
    border: '2px solid',
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    boxShadow: vars.shadow.raised,
    fontSize: vars.text.md,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.close,
  },
  variants: {
    tone: {
      success: { borderColor: success.border },
      error: { borderColor: danger.border },
      message: { borderColor: neutral.border },
    },
  },
});

export const icon = recipe({
  base: { display: 'flex', paddingTop: '11px' },
  variants: {
    tone: {
      success: { color: success.foreground },
      error: { color: danger.foreground },
      message: { color: vars.color.text.link },
    },
  },
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: '10px', overflowWrap: 'anywhere' });
