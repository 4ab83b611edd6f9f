import { breakpoints } from '@plaitful/design-system/tokens';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';

/** Whether the viewport has desktop width, which the server cannot know: for content, not for styling. */
export const useIsDesktop = (): boolean => useMediaQuery(`(min-width: ${breakpoints.desk}px)`);
