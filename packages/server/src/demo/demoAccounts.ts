import type { Role } from '@plaitful/domain/roles';
import type { LocalDate } from '@plaitful/domain/studio-time';

/** The password of every demo account; it passes the registration rule, and everybody knows it. */
export const DEMO_PASSWORD = 'Plaitful-demo-1';

export interface DemoAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
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
  },
  ruth: {
    firstName: 'Ruth',
    lastName: 'Demo',
    email: 'ruth@example.com',
    mobilePhone: '+16135550152',
    roles: member,
    childName: 'Zoe',
    dateOfBirth: '2020-10-19',
  },
  jonah: {
    firstName: 'Jonah',
    lastName: 'Demo',
    email: 'jonah@example.com',
    mobilePhone: '+16135550153',
    roles: member,
    childName: 'Imara',
    dateOfBirth: '2016-02-02',
  },
  sofia: {
    firstName: 'Sofia',
    lastName: 'Demo',
    email: 'sofia@example.com',
    mobilePhone: '+16135550154',
    roles: member,
    childName: 'Nia',
    dateOfBirth: '2017-07-27',
  },
} satisfies Readonly<Record<string, DemoFamily>>;

export type DemoFamilyName = keyof typeof demoFamilies;

/** The accounts to sign in with, as the start of the server prints them; the password is the same for all. */
export const demoAccounts: readonly DemoAccount[] = [demoOwner, ...Object.values(demoFamilies)];
