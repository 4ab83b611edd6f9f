import type { HairLength } from '@plaitful/domain/hair-card';
import type { OptionGroupKind } from '@plaitful/domain/estimate';
import { adminTitles } from './adminTitles.ts';

interface Named {
  name: string;
}

const bookingsWord = (count: number) => (count === 1 ? '1 upcoming booking' : `${count} upcoming bookings`);
const stylesWord = (count: number) => (count === 1 ? '1 style' : `${count} styles`);

export const adminExtras = {
  title: adminTitles.extras,
  lead: 'What parents can add to a style. Price and time are added up while they book.',
  add: 'Add an extra',
  loading: 'Loading the extras...',
  loadFailed: 'Failed to fetch extras',
  empty: {
    title: 'No extras yet.',
    text: 'Add what changes the price or the time, such as “Wash and detangle”, the length of the hair or beads.',
  },
  kind: { ONE: 'Parents choose one', MANY: 'Parents choose any' } satisfies Record<OptionGroupKind, string>,
  /** A group of a single option that parents can leave out. */
  single: 'Parents can add it',
  included: 'Included',
  free: 'No extra price or time',
  plus: ({ amount }: { amount: string }) => `+${amount}`,
  length: {
    CHIN: 'For hair to the chin',
    SHOULDERS: 'For hair to the shoulders',
    MID_BACK: 'For hair to the mid-back',
    WAIST: 'For hair to the waist',
  } satisfies Record<HairLength, string>,
  usage: {
    all: ({ count }: { count: number }) => (count === 1 ? 'On your only style.' : `On all ${count} styles.`),
    some: ({ styles }: { styles: string }) => `On ${styles}.`,
    more: ({ count }: { count: number }) => stylesWord(count).replace(' ', ' more '),
    none: 'On no style yet, so parents do not see it.',
  },
  off: 'Off',
  on: 'On',
  edit: 'Edit',
  delete: 'Delete',
  moveUp: ({ name }: Named) => `Move ${name} up`,
  moveDown: ({ name }: Named) => `Move ${name} down`,
  moved: ({ name, index, count }: Named & { index: number; count: number }) =>
    `${name} is now number ${index} of ${count}`,
  orderFailed: 'The new order was not saved. Please try again.',
};

export const switchOption = {
  off: {
    text: 'Switch off',
    busy: 'Switching off...',
    done: ({ name }: Named) => `“${name}” is off. Parents cannot choose it.`,
  },
  on: {
    text: 'Switch on',
    busy: 'Switching on...',
    done: ({ name }: Named) => `“${name}” is on. Parents can choose it.`,
  },
  undo: 'Undo',
  failed: ({ name }: Named) => `“${name}” stays as it was. Please try again.`,
  changed: 'Somebody else changed these extras just now. This is the newest version.',
};

export const groupForm = {
  add: {
    title: 'Add an extra',
    submit: 'Save',
    done: 'Extra added successfully',
    failed: 'Failed to add extra',
  },
  update: {
    title: ({ name }: Named) => `Edit ${name}`,
    submit: 'Save',
    done: 'Extra updated successfully',
    failed: 'Failed to update extra',
  },
  cancel: 'Cancel',
  submitting: 'Saving...',
  name: {
    label: 'Name of the group',
    hint: 'For example Hair length. Parents see it above the choices.',
    required: 'Please enter a name for the group.',
    duplicate: 'There is already an extra with this name. Please choose another one.',
    tooLong: ({ max }: { max: number }) => `Please keep the name to ${max} characters.`,
  },
  kind: {
    label: 'Parents choose',
    option: { ONE: 'Exactly one', MANY: 'Any of them' } satisfies Record<OptionGroupKind, string>,
  },
  option: {
    heading: ({ index }: { index: number }) => `Choice ${index}`,
    name: { label: 'Name', hint: 'For example Wash and detangle.', required: 'Please enter a name.' },
    sameName: 'Another choice has this name. Please choose another one.',
    price: {
      label: 'Extra price ($)',
      error: 'Please enter an amount such as 25, or 0.',
    },
    minutes: {
      label: 'Extra minutes',
      unit: 'min',
      error: ({ max }: { max: number }) => `Please enter 0 to ${max} minutes in steps of 5, such as 30.`,
    },
    default: {
      label: 'Chosen unless a parent picks another',
      adds: 'Included: it adds no price and no time.',
    },
    details: ({ name }: Named) => (name === '' ? 'Details' : `Details of ${name}`),
    detailsText: 'Details',
    preparation: {
      label: 'What to do or bring',
      hint: 'One line for the parent, such as “Bring two packs of pre-stretched hair”.',
      tooLong: ({ max }: { max: number }) => `Please keep the line to ${max} characters.`,
    },
    length: {
      label: 'Hair length',
      hint: 'Chosen beforehand for a child whose hair card says so.',
      none: 'For any length',
    },
    active: { label: 'Parents can choose it', isDefault: 'The included choice is always on.' },
    remove: ({ name, index }: Named & { index: number }) =>
      `Delete ${name === '' ? `choice ${index}` : name}`,
    booked: ({ count }: { count: number }) =>
      `${bookingsWord(count)} ${count === 1 ? 'has' : 'have'} it, so it cannot be deleted. Switched off, it is not offered any more.`,
    off: 'Switch off',
    on: 'Switch on',
    isOff: 'Off: parents cannot choose it.',
  },
  options: {
    add: 'Add another choice',
    full: ({ max }: { max: number }) => `There can be ${max} choices at most.`,
    invalid: 'Please look at the choices below.',
  },
  styles: {
    label: 'On which styles',
    all: ({ count }: { count: number }) => (count === 1 ? 'On your only style' : `All ${count} styles`),
    allWithRoom: ({ count }: { count: number }) => `All ${stylesWord(count)} with room`,
    single: 'Choose single styles',
    count: ({ count }: { count: number }) => (count === 0 ? 'None chosen' : `${stylesWord(count)} chosen`),
    full: ({ max }: { max: number }) => `It has ${max} extras already, which is the most.`,
    loading: 'Loading the styles...',
    failed: 'We could not load the styles. The extra stays on the styles that it is on.',
    none: 'There are no styles yet.',
  },
  changed: {
    options: 'Choices',
    styles: 'Styles',
    off: 'off',
  },
};

export const deleteGroup = {
  title: ({ name }: Named) => `Delete “${name}”?`,
  text: 'Parents cannot choose it any more. Bookings that have it keep it. This cannot be undone.',
  confirm: 'Delete extra',
  confirming: 'Deleting...',
  keep: 'Keep it',
  done: 'Extra deleted successfully',
  failed: 'Failed to delete extra. Please try again.',
};

/** In place of deleting a group that upcoming bookings have. */
export const withdrawGroup = {
  title: ({ name }: Named) => `Take “${name}” from all styles?`,
  text: ({ count }: { count: number }) =>
    `${bookingsWord(count)} ${count === 1 ? 'has' : 'have'} a choice of it, so it cannot be deleted yet. Taken from all styles, it is not offered any more, and these bookings keep it.`,
  confirm: 'Take it from all styles',
  confirming: 'Taking it from the styles...',
  keep: 'Leave it',
  done: ({ name }: Named) => `“${name}” is on no style any more`,
  failed: 'It stays on its styles. Please try again.',
};
