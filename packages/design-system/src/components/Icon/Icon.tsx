import type { IconSize, IconTone } from '../../private/variants.ts';
import { icon } from './Icon.css.ts';
import { icons, mirroredInRtl } from './icons.ts';

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** 18, 22 or 28 px. @default 'md' */
  size?: IconSize;
  /** Its colour by role; the current text colour when left out. @default 'inherit' */
  tone?: IconTone;
}

/**
 * A decorative icon: text beside it says the same, so it is hidden from assistive technology. Arrows follow the reading
 * direction.
 */
export function Icon({ name, size, tone }: IconProps) {
  return (
    <svg
      className={icon({ size, tone, isBold: name === 'more', isMirrored: mirroredInRtl.has(name) })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
