export { breakpoints, media } from './breakpoints.ts';
export type { Breakpoint } from './breakpoints.ts';
export { focusRingOn } from './focusRingOn.ts';
export { spaceKeys as space } from './space.ts';
export type { SpaceKey } from './space.ts';
export { vars } from './vars.css.ts';
export { visuallyHidden } from './visuallyHidden.ts';
