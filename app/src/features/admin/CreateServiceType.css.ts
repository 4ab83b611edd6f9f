import { globalStyle, style } from '@vanilla-extract/css';

/** The label reads "service name", as the specification has it; the look raises its first letter, as all labels have it. */
export const raised = style({});
globalStyle(`${raised} label::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${raised} label`, { display: 'block' });
