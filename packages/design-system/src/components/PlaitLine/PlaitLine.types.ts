/** Props of {@link PlaitLine}. */
export interface PlaitLineProps {
  /** Over how many half-widths it is still black hair, gathered by a band, as where it leaves a picture. @default 0 */
  blackFor?: number;
  /** Ends with a band and three loose ends. @default true */
  hasTie?: boolean;
}

/** The way the plait runs at an anchor. */
export type PlaitHeading = 'down' | 'up' | 'left' | 'right';

/** How far the plait keeps its heading around an anchor, as shares of the way to its neighbours. */
export interface PlaitReach {
  /** Before the anchor. @default 0.5 */
  reachIn?: number;
  /** After the anchor. @default 0.5 */
  reachOut?: number;
}
