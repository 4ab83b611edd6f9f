import { breakpoints } from '@plaitful/design-system/tokens';
import { useMedia } from '@plaitful/design-system/useMedia';

/** Whether the window is at least as wide as a desk's, which the server cannot know; for what exists on one side only, not for looks. */
export const useIsDesk = (): boolean => useMedia(`(min-width: ${breakpoints.desk}px)`);
