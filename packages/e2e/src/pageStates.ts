import type { PageState } from './pageState.ts';
import { ownerPageStates } from './pageStates.owner.ts';
import { parentPageStates } from './pageStates.parent.ts';

/** Every page state of the accessibility and layout tests. A new page is one entry. */
export const pageStates: readonly PageState[] = [...parentPageStates, ...ownerPageStates];
