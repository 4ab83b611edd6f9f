/**
 * Paths of icons that components draw themselves, as single exports: the whole set would weigh more than many of the
 * components that need one icon of it.
 */
export const alert = 'M12 4 2.5 20h19L12 4ZM12 10v4.2M12 17.2h.01';
export const chevronDown = 'm5 9 7 7 7-7';
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const pause = 'M9 5v14M15 5v14';
export const play = 'M8 5l11 7-11 7V5Z';
