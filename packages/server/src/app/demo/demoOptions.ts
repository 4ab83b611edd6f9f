import type { OptionGroupWrite } from '@plaitful/api-client/contract';
import type { StyleKey } from '@plaitful/illustrations/style';

interface DemoOptionGroup extends Omit<OptionGroupWrite, 'styleIds' | 'options'> {
  readonly options: readonly Omit<OptionGroupWrite['options'][number], 'isActive'>[];
  readonly styles: readonly StyleKey[];
}

const included = { price: 0, minutes: 0, isDefault: true } as const;

const longBraids: readonly StyleKey[] = [
  'knotlessBraids',
  'mediumBoxBraids',
  'jumboBoxBraids',
  'fulaniBraids',
  'passionTwists',
];

/** All invented; the styles without added hair have the care only, and simple ones nothing. */
export const demoOptionGroups: readonly DemoOptionGroup[] = [
  {
    name: 'Hair length',
    kind: 'ONE',
    options: [
      { name: 'To the shoulders', hairLength: 'SHOULDERS', ...included },
      { name: 'To the middle of the back', hairLength: 'MID_BACK', price: 15, minutes: 30 },
      { name: 'To the waist', hairLength: 'WAIST', price: 26, minutes: 45 },
    ],
    styles: longBraids,
  },
  {
    name: 'Braid size',
    kind: 'ONE',
    options: [
      { name: 'Medium', ...included },
      { name: 'Small', price: 20, minutes: 30 },
    ],
    styles: ['knotlessBraids', 'mediumBoxBraids', 'fulaniBraids'],
  },
  {
    name: 'Added hair',
    kind: 'ONE',
    options: [
      { name: 'A natural colour', ...included },
      { name: 'A bright colour', price: 12, minutes: 0 },
      {
        name: 'You bring it',
        price: 0,
        minutes: 0,
        preparation: 'Bring two packs of pre-stretched braiding hair in the colour she likes.',
      },
    ],
    styles: ['knotlessBraids', 'mediumBoxBraids', 'jumboBoxBraids', 'passionTwists'],
  },
  {
    name: 'Care and finish',
    kind: 'MANY',
    options: [
      { name: 'Wash and detangle', price: 25, minutes: 30 },
      { name: 'Take-down of old braids', price: 20, minutes: 30 },
      { name: 'Beads', price: 10, minutes: 15, preparation: 'Tell us her bead colours when you come.' },
    ],
    styles: [...longBraids, 'twoStrandTwists', 'flatTwists'],
  },
];
