/** Props of {@link Logo}. */
export interface LogoProps {
  /** The name, written beside the mark. */
  name: string;
  /** A second word under the name, for example "Admin". */
  note?: string | undefined;
  /** Where it leads; without it the logo is a picture with its name. */
  href?: string | undefined;
  /** Accessible name of the link, for example "Plaitful Kids, home page"; holds `name`. */
  label?: string | undefined;
  /** The ground it stands on. @default 'page' */
  ground?: 'page' | 'hero' | 'closing';
  /** `sm` in a sidebar, `md` at the top of a page. @default 'md' */
  size?: 'sm' | 'md';
  /** Shows the mark alone; the name is still heard. @default false */
  isMarkOnly?: boolean;
}
