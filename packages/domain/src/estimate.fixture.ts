import type { OptionGroup, StyleOption } from './estimate.ts';

export const option = (optionId: number, more: Partial<StyleOption> = {}): StyleOption => ({
  optionId,
  name: `Option ${optionId}`,
  priceCents: 0,
  minutes: 0,
  isDefault: false,
  ...more,
});

export const length: OptionGroup = {
  name: 'Hair length',
  kind: 'ONE',
  options: [
    option(1, { isDefault: true }),
    option(2, { priceCents: 1500, minutes: 30 }),
    option(3, { priceCents: 2600, minutes: 45 }),
  ],
};

export const care: OptionGroup = {
  name: 'Hair care',
  kind: 'MANY',
  options: [option(7, { priceCents: 2500, minutes: 30 }), option(8, { priceCents: 1050, minutes: 15 })],
};
