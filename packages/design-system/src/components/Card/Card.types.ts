import type { LayoutProps } from '../../private/layout.types.ts';

/** Props of {@link Card}. */
export interface CardProps extends LayoutProps {
  /**
   * `raised` lies on the page, `outlined` is the admin side's panel, `quiet` one that only informs.
   * @default 'raised'
   */
  variant?: 'raised' | 'outlined' | 'quiet';
}
