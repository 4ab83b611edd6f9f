import { useMedia } from '@plaitful/design-system/useMedia';

/** Whether a day has no room to lie down, as on a phone: below this width the owner's pages have a bar instead of a sidebar. */
export const useIsUpright = (): boolean => useMedia('(max-width: 639.98px)');
