/**
 * A selector for an element inside a part of the page that is written from right to left. By attribute: bundlers
 * replace `:dir(rtl)` for older browsers with a list of languages, which misses a page with another `lang`.
 */
export const inRtl = '[dir="rtl"] &:not([dir="rtl"] [dir="ltr"] *)';
