import type { Booking, OptionGroup } from '@plaitful/api-client/contract';

type Option = OptionGroup['options'][number];

/** Defaults for what a story leaves out. */
function sampleOption(option: Partial<Option> & Pick<Option, 'optionId' | 'name'>): Option {
  return {
    price: 0,
    minutes: 0,
    preparation: '',
    hairLength: null,
    isDefault: false,
    isActive: true,
    upcomingBookings: 0,
    ...option,
  };
}

const crown = { styleId: 3, style: 'Braided crown' };
const rows = { styleId: 1, style: 'Straight-back cornrows' };
const plaits = { styleId: 2, style: 'Two big plaits' };

export const sampleHairLength: OptionGroup = {
  groupId: 1,
  name: 'Hair length',
  kind: 'ONE',
  options: [
    sampleOption({ optionId: 1, name: 'To the shoulders', hairLength: 'SHOULDERS', isDefault: true }),
    sampleOption({ optionId: 2, name: 'To the mid-back', hairLength: 'MID_BACK', price: 15, minutes: 20 }),
    sampleOption({
      optionId: 3,
      name: 'To the waist',
      hairLength: 'WAIST',
      price: 30,
      minutes: 45,
      upcomingBookings: 2,
    }),
  ],
  styles: [plaits, rows],
  etag: '"1"',
};

export const sampleWash: OptionGroup = {
  groupId: 2,
  name: 'Wash and detangle',
  kind: 'MANY',
  options: [
    sampleOption({
      optionId: 4,
      name: 'Wash and detangle',
      price: 25,
      minutes: 30,
      preparation: 'Please come without oil in the hair',
    }),
  ],
  styles: [crown, rows, plaits],
  etag: '"2"',
};

export const sampleBeads: OptionGroup = {
  groupId: 3,
  name: 'Beads',
  kind: 'MANY',
  options: [
    sampleOption({ optionId: 5, name: 'Beads at the ends', price: 10, minutes: 15 }),
    sampleOption({
      optionId: 6,
      name: 'Beads of your own',
      minutes: 15,
      preparation: 'Bring about 60 beads',
    }),
    sampleOption({ optionId: 7, name: 'Light-up beads', price: 20, minutes: 15, isActive: false }),
  ],
  styles: [],
  etag: '"3"',
};

/** One choice of several, a single extra, and a group that no style has yet. */
export const sampleOptionGroups: OptionGroup[] = [sampleHairLength, sampleWash, sampleBeads];

/** What a booking has chosen of the sample groups: $55 and 1 h 15 min. */
export const sampleBookedOptions: NonNullable<Booking['options']> = [
  { optionId: 3, group: 'Hair length', name: 'To the waist', price: 30, minutes: 45, preparation: '' },
  {
    optionId: 4,
    group: 'Wash and detangle',
    name: 'Wash and detangle',
    price: 25,
    minutes: 30,
    preparation: 'Please come without oil in the hair',
  },
];
