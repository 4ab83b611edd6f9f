import type { ReactNode } from 'react';

interface AdvicePicture {
  picture: ReactNode;
  /** Why, in one sentence. */
  text: string;
}

/** What to do and what not with a component, side by side on its page. */
export type Advice = readonly { do: AdvicePicture; dont: AdvicePicture }[];
