import { style } from '@vanilla-extract/css';

export const panel = style({ maxWidth: '30rem', marginInline: 'auto' });
