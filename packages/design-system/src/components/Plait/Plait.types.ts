/** Something on a plait, at a share (0 to 1) of its length. */
export interface PlaitClamp {
  /** Where it sits. */
  at: number;
  /** `closed` is done and has a check, `open` waits, `numbered` has a figure, `tie` is the gold band at the end of a woven stretch. */
  kind: 'closed' | 'open' | 'numbered' | 'tie';
  /** The figure of a numbered one. */
  text?: string;
}

/** Props of {@link Plait}. */
export interface PlaitProps {
  /** Which way it runs: across or upright. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /**
   * How thick: `list` between a list and what chooses it, `progress` for steps and states, `rules` over a set of rules, `thread`
   * through a row of pictures.
   * @default 'list'
   */
  size?: PlaitSize;
  /** The plaited stretches, as shares of the length from 0 to 1; the strands lie loose elsewhere. @default all of it */
  plaited?: readonly (readonly [from: number, to: number])[];
  /** What is on it. */
  clamps?: readonly PlaitClamp[];
  /** Begins with the bar that the strands hang from. @default false */
  hasStart?: boolean;
  /** Ends with a band and three loose ends. @default false */
  hasTie?: boolean;
  /** On the ground of a picture, which stays light in every theme. @default false */
  isOnPicture?: boolean;
}

/** See {@link PlaitProps.size}. */
export type PlaitSize = 'list' | 'progress' | 'rules' | 'thread';
