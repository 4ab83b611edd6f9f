export { breakpoints, media } from './breakpoints.ts';
export type { Breakpoint } from './breakpoints.ts';
export { ringOn } from './ringOn.ts';
export { spaceKeys as space } from './space.ts';
export type { SpaceKey } from './space.ts';
export { vars } from './vars.css.ts';
