import type { HairCard } from '@plaitful/domain/hair-card';
import type { Role } from '@plaitful/domain/roles';
import type { LocalDate } from '@plaitful/domain/studio-time';

export interface DemoAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly mobilePhone: string;
  readonly roles: readonly Role[];
}

export const demoOwner: DemoAccount = {
  firstName: 'Owner',
  lastName: 'Demo',
  email: 'owner@example.com',
  mobilePhone: '+16135550142',
  roles: ['ROLE_ADMIN'],
};

export interface DemoFamily extends DemoAccount {
  readonly childName: string;
  readonly dateOfBirth: LocalDate;
  readonly hairCard: HairCard;
  /** Whether the parent has withdrawn the consent to photos that was given with the bookings. */
  readonly withdrawsPhotos?: boolean;
}

const member: readonly Role[] = ['ROLE_USER'];

export const demoFamilies = {
  maya: {
    firstName: 'Maya',
    lastName: 'Demo',
    email: 'maya@example.com',
    mobilePhone: '+16135550151',
    roles: member,
    childName: 'Ada',
    dateOfBirth: '2018-05-04',
    hairCard: {
      texture: 'COILY',
      length: 'SHOULDERS',
      isTenderHeaded: true,
      avoid: 'Peanut oil, strong perfume',
      calming: 'Audio books and a short break',
      beadColors: ['PURPLE', 'CLEAR'],
    },
  },
  ruth: {
    firstName: 'Ruth',
    lastName: 'Demo',
    email: 'ruth@example.com',
    mobilePhone: '+16135550152',
    roles: member,
    childName: 'Zoe',
    dateOfBirth: '2020-10-19',
    hairCard: {
      texture: 'CURLY',
      length: 'CHIN',
      isTenderHeaded: true,
      avoid: '',
      calming: 'Her stuffed rabbit on her lap',
      beadColors: ['PINK', 'WHITE', 'GOLD'],
    },
  },
  jonah: {
    firstName: 'Jonah',
    lastName: 'Demo',
    email: 'jonah@example.com',
    mobilePhone: '+16135550153',
    roles: member,
    childName: 'Imara',
    dateOfBirth: '2016-02-02',
    hairCard: {
      texture: 'COILY',
      length: 'MID_BACK',
      isTenderHeaded: false,
      avoid: 'Latex gloves',
      calming: '',
      beadColors: ['BLUE', 'SILVER'],
    },
  },
  sofia: {
    firstName: 'Sofia',
    lastName: 'Demo',
    email: 'sofia@example.com',
    mobilePhone: '+16135550154',
    roles: member,
    childName: 'Nia',
    dateOfBirth: '2017-07-27',
    hairCard: {
      texture: 'WAVY',
      length: 'WAIST',
      isTenderHeaded: false,
      avoid: '',
      calming: 'Counting the braids aloud',
      beadColors: [],
    },
    withdrawsPhotos: true,
  },
} satisfies Readonly<Record<string, DemoFamily>>;

export type DemoFamilyName = keyof typeof demoFamilies;

/** The accounts printed at the start of the server; the password is the same for all. */
export const demoAccounts: readonly DemoAccount[] = [demoOwner, ...Object.values(demoFamilies)];
