import { recipe } from '@vanilla-extract/recipes';
import type { IconSize, IconTone } from '../../private/variants.ts';
import { inRtl } from '../../theme/rtl.ts';
import { vars } from '../../tokens/vars.css.ts';

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      sm: { width: '18px', height: '18px' },
      md: { width: '22px', height: '22px' },
      lg: { width: '28px', height: '28px' },
    } satisfies Record<IconSize, unknown>,
    tone: {
      inherit: {},
      link: { color: vars.color.text.link },
      muted: { color: vars.color.text.muted },
      paid: { color: vars.color.status.success.foreground },
      waiting: { color: vars.color.status.warning.foreground },
      cancelled: { color: vars.color.status.danger.foreground },
    } satisfies Record<IconTone, unknown>,
    isBold: { true: { strokeWidth: 3.4 }, false: { strokeWidth: 2.2 } },
    isMirrored: { true: { selectors: { [inRtl]: { transform: 'scaleX(-1)' } } } },
  },
  defaultVariants: { size: 'md', tone: 'inherit', isBold: false },
});
