import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../private/visuallyHidden.ts';

export const hidden = style(visuallyHidden);
