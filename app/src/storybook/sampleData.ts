import type {
  Business,
  Review,
  ServiceType,
  SessionUser,
  Style,
  StyleOption,
} from '@plaitful/api-client/contract';
import braidsUrl from '../lib/images/braids.svg';
import cornrowsUrl from '../lib/images/cornrows.svg';
import crownUrl from '../lib/images/crown.svg';
import prepUrl from '../lib/images/prep.svg';

export const sampleBusiness: Business = {
  name: 'Plaitful Kids',
  city: 'Ottawa',
  address: '12 Demo Street, Ottawa, Ontario',
  contactEmail: 'hello@plaitfulkids.example',
  contactPhone: '613-555-0142',
  paymentEmail: 'deposits@plaitfulkids.example',
  timeZone: 'America/Toronto',
  region: 'CA-ON',
  hours: [
    { weekday: 'friday', from: '16:00', to: '19:00' },
    { weekday: 'saturday', from: '13:00', to: '19:00' },
  ],
  usualDeposit: 20,
  lateFee: 15,
  depositDeadlineMinutes: 1440,
  graceMinutes: 15,
  policyNoticeHours: 48,
  faqNoticeHours: 24,
  pickupReminderMinutes: 20,
  pickupMinutes: 15,
  ageMin: 5,
  ageMax: 12,
  photoConsent: 'required',
  textMessages: true,
  isDemo: true,
  maxUnpaidBookings: 3,
  unverifiedHoldMinutes: 60,
  social: [
    { network: 'Instagram', url: 'https://instagram.example/plaitfulkids' },
    { network: 'TikTok', url: 'https://tiktok.example/plaitfulkids' },
  ],
};

export const sampleParent: SessionUser = {
  id: 7,
  email: 'danielle.roy@example.com',
  emailVerified: true,
  token: 'sampleTokenOfTheParentInTheStories',
  firstName: 'Danielle',
  lastName: 'Roy',
  mobilePhone: null,
  roles: ['ROLE_USER'],
};

export const sampleOwner: SessionUser = {
  ...sampleParent,
  id: 1,
  email: 'owner@plaitfulkids.example',
  firstName: 'Imani',
  lastName: 'Clarke',
  roles: ['ROLE_ADMIN', 'ROLE_USER'],
};

/** The response to a login. */
export const toLoginResponse = (user: SessionUser) => ({ ...user, deviceToken: 'a-device-of-the-stories' });

export const sampleServiceTypes: ServiceType[] = [
  { serviceId: 1, serviceName: 'Cornrows', etag: '"1"' },
  { serviceId: 2, serviceName: 'Braids', etag: '"1"' },
  { serviceId: 3, serviceName: 'Hair Prep', etag: '"1"' },
];

/** Defaults for what a story leaves out. */
export function sampleStyle(style: Partial<Style> = {}): Style {
  return {
    styleId: 1,
    serviceId: 1,
    serviceName: 'Cornrows',
    style: 'Straight-back cornrows',
    stylePrice: 55,
    styleDuration: '1:30',
    styleDeposit: 20,
    styleShortDescription: 'Neat cornrows from the forehead straight to the neck.',
    styleFullDetailsOfService:
      'Eight to ten even rows that follow her head from front to back. No hair is added, so it stays light and cool.',
    styleImage: cornrowsUrl,
    styleImageColor: '#e8d8f8',
    noAddedHair: false,
    gentle: false,
    discount: 0,
    value: 55,
    createdAt: [2026, 11, 20],
    availableDays: ['2030-01-05'],
    availableTimes: [['13:00', '14:30', '16:00']],
    dayTimeMapping: { '2030-01-05': ['13:00', '14:30', '16:00'] },
    etag: '"1.1"',
    ...style,
  };
}

const option = (optionId: number, name: string, adds: Partial<StyleOption> = {}): StyleOption => ({
  optionId,
  name,
  price: 0,
  minutes: 0,
  preparation: '',
  hairLength: null,
  isDefault: false,
  ...adds,
});

/** A style of $55 and 1 h 30 min with two groups ONE and one group MANY. */
export const styleWithOptions: Style = sampleStyle({
  optionGroups: [
    {
      groupId: 1,
      name: 'Hair length',
      kind: 'ONE',
      options: [
        option(1, 'To the shoulders', { isDefault: true }),
        option(2, 'To the middle of the back', { price: 15, minutes: 30, hairLength: 'MID_BACK' }),
        option(3, 'To the waist', { price: 26, minutes: 45, hairLength: 'WAIST' }),
      ],
    },
    {
      groupId: 2,
      name: 'Braid size',
      kind: 'ONE',
      options: [option(4, 'Medium', { isDefault: true }), option(5, 'Small', { price: 20, minutes: 30 })],
    },
    {
      groupId: 3,
      name: 'Hair care',
      kind: 'MANY',
      options: [
        option(6, 'Wash and detangle', { price: 25, minutes: 30 }),
        option(7, 'Beads', {
          price: 10,
          minutes: 15,
          preparation: 'Bring two packs of beads in her colours',
        }),
      ],
    },
  ],
});

const looks: readonly Partial<Style>[] = [
  { noAddedHair: true },
  {
    style: 'Bob with beads',
    serviceId: 2,
    serviceName: 'Braids',
    styleImage: braidsUrl,
    stylePrice: 90,
    discount: 10,
    value: 81,
  },
  {
    style: 'Braided crown',
    serviceId: 2,
    serviceName: 'Braids',
    styleImage: crownUrl,
    stylePrice: 70,
    value: 70,
  },
  {
    style: 'Wash & detangle',
    serviceId: 3,
    serviceName: 'Hair Prep',
    styleImage: prepUrl,
    styleDuration: '1:00',
    value: 40,
    gentle: true,
  },
];

/** Ten styles: more than one page of them. */
export const sampleStyles: Style[] = Array.from({ length: 10 }, (_, at) =>
  sampleStyle({ ...looks[at % looks.length], styleId: at + 1 }),
);

/** Reviews of invented parents. */
export const sampleReviews: Review[] = [
  {
    reviewId: 1,
    review: 'I knew the price, the time and what to bring before we left home.',
    reviewBy: 'Danielle Roy (demo)',
    etag: '"1"',
  },
  {
    reviewId: 2,
    review: 'No tears at all, and the beads are perfect.',
    reviewBy: 'Fatima Hassan (demo)',
    etag: '"1"',
  },
];
