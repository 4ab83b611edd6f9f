import type { Account, Child, ChildOfFamily } from '@plaitful/api-client/contract';
import { MAX_CHILDREN_PER_FAMILY } from '@plaitful/domain/hair-card';
import { sampleParent } from './sampleData.ts';

export const sampleAccount: Account = {
  firstName: sampleParent.firstName,
  lastName: sampleParent.lastName,
  email: sampleParent.email,
  emailVerified: true,
  newEmail: null,
  mobilePhone: '+16135550151',
  notifications: { texts: true, reminder48h: true, reminder3h: true },
  calendarFeedCreatedAt: null,
  depositDeadlineMinutes: 1440,
  etag: '"1"',
};

/** The child of the sample bookings, with everything on her hair card. */
export const sampleChild: Child = {
  childId: 5,
  name: 'Ada',
  dateOfBirth: '2018-05-04',
  hairCard: {
    texture: 'COILY',
    length: 'SHOULDERS',
    isTenderHeaded: true,
    avoid: 'Peanut oil, strong perfume',
    calming: 'Audio books about horses, and a break every half hour.',
    beadColors: ['PINK', 'PURPLE', 'GOLD', 'CLEAR'],
  },
  photoConsent: true,
  photoConsentAt: '2026-11-20T15:04:05Z',
  etag: '"1"',
};

/** Saved from a booking, with an empty hair card. */
export const sampleNewChild: Child = {
  ...sampleChild,
  childId: 6,
  name: 'Zoe',
  dateOfBirth: '2020-10-19',
  hairCard: {
    texture: null,
    length: null,
    isTenderHeaded: false,
    avoid: '',
    calming: '',
    beadColors: [],
  },
  photoConsent: null,
  photoConsentAt: null,
};

export const sampleChildWithoutPhotoConsent: Child = {
  ...sampleChild,
  childId: 7,
  name: 'Nia',
  dateOfBirth: '2017-07-27',
  hairCard: {
    ...sampleChild.hairCard,
    texture: 'CURLY',
    length: 'MID_BACK',
    isTenderHeaded: false,
    avoid: '',
  },
  photoConsent: false,
  photoConsentAt: '2026-11-22T12:00:00Z',
};

const names = [
  'Amara',
  'Bisi',
  'Chidi',
  'Dara',
  'Efua',
  'Femi',
  'Grace',
  'Hana',
  'Imara',
  'Joy',
  'Kemi',
  'Lola',
];
const textures = ['STRAIGHT', 'WAVY', 'CURLY', 'COILY'] as const;
const lengths = ['CHIN', 'SHOULDERS', 'MID_BACK', 'WAIST'] as const;

/** As many children as a family can save, with every texture and length. */
export const manyChildren: Child[] = names.slice(0, MAX_CHILDREN_PER_FAMILY).map((name, index) => ({
  ...sampleChild,
  childId: 20 + index,
  name,
  hairCard: {
    ...sampleChild.hairCard,
    texture: textures[index % 4] ?? null,
    length: lengths[(index + Math.floor(index / 4)) % 4] ?? null,
    isTenderHeaded: index % 3 === 0,
  },
}));

/** A child as the owner sees her. */
export const sampleChildOfFamily: ChildOfFamily = {
  ...sampleChild,
  userId: sampleParent.id,
  studioNote: 'Loves the window seat.',
};
