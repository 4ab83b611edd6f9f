import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../tokens/visuallyHidden.ts';

export const hidden = style(visuallyHidden);
