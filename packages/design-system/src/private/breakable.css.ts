import { style } from '@vanilla-extract/css';

export const unbrokenWord = style({ display: 'inline-block', maxWidth: '100%' });
