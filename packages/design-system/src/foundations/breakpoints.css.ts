import { styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../tokens/breakpoints.ts';
import { now } from './foundations.css.ts';

const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];

/** The widths a layout can be made for, each up to the next. */
export const reaches = [
  { name: 'phone', from: 0, to: breakpoints[names[0] ?? 'tablet'] },
  ...names.map((name, at) => {
    const next = names[at + 1];
    return { name, from: breakpoints[name], to: next && breakpoints[next] };
  }),
];

/** Shown while the window is as wide as that. */
export const nowAt = styleVariants(
  Object.fromEntries(reaches.map((reach) => [reach.name, reach])),
  ({ from, to }) => [
    now,
    {
      '@media': {
        [`(min-width: ${from}px)${to === undefined ? '' : ` and (max-width: ${to - 0.02}px)`}`]: {
          display: 'inline',
        },
      },
    },
  ],
);
