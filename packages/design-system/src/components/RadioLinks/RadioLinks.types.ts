/** One page of the set. */
export interface RadioLink {
  /** Where it leads: a path of the site. */
  href: string;
  /** Its words. */
  label: string;
  /**
   * The page one is on.
   * @default false
   */
  isCurrent?: boolean;
}

export interface RadioLinksProps {
  /** Names the set for a screen reader. */
  ariaLabel: string;
  /** Two to four pages. */
  links: readonly RadioLink[];
}
