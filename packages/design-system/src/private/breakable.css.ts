import { style } from '@vanilla-extract/css';

export const whole = style({ display: 'inline-block', maxWidth: '100%' });
