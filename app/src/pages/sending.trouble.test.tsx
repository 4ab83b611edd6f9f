import type { OperationId, SessionUser } from '@plaitful/api-client/contract';
import { mockAnswer, mockFile } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sampleBooking } from '../stories/sampleBookings.ts';
import { sampleParent, sampleReviews, sampleStyle } from '../stories/sampleData.ts';
import { buttonOf, dialogOf, mockedApp, press } from '../testing/mockedApp.tsx';
import { brokenMessage, mockTrouble, troubles, unplug, type Trouble } from '../testing/troubles.ts';

const visit = mockedApp();

/** Something that a parent sends off. */
interface Action {
  at: string;
  user?: SessionUser;
  /** The call that goes wrong. */
  operation: OperationId;
  /** The other calls on the way. */
  calls: HttpHandler[];
  /** Its answer, when it goes right. */
  works: HttpHandler;
  /** Comes to where it is sent off, and fills it in. */
  prepare: () => Promise<void>;
  /** What sends it off, now and again. */
  press: () => Locator;
  /** What is said of each failure first. */
  says: string | RegExp;
  /** What is said instead where nobody can know what came of it. */
  saysUnknown?: string;
  /** What each trouble adds, where it is not the usual. */
  helps?: Partial<Record<Trouble, string | RegExp>>;
  /** What was typed, which must still be there. */
  keeps?: readonly (readonly [label: string, value: string])[];
  /** What is there when it goes right. */
  shows: () => Locator;
}

const text = (words: string | RegExp) => page.getByText(words).first();
const labelled = (label: string) => page.getByLabelText(label, { exact: true });
const done = { done: true } as const;
const parent = {
  id: 7,
  firstName: 'Danielle',
  lastName: 'Roy',
  email: 'danielle.roy@example.com',
  mobilePhone: null,
  roles: ['ROLE_USER' as const],
};
const home = mockAnswer('listReviews', sampleReviews);
const times = {
  availableDays: ['2030-01-05'],
  dayTimeMapping: { '2030-01-05': ['13:00', '16:00'] },
} as const;
const style = mockAnswer(
  'getStyle',
  sampleStyle({ ...times, availableTimes: [['13:00', '16:00']] } as never),
);
const free = mockAnswer('listBookedServices', []);
const mine = {
  ...sampleBooking,
  bookingDate: '2030-01-05',
  bookingTime: '13:00',
  styleId: 1,
  styleDuration: '1:30',
};

async function fillAll(fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [label, value] of fields) await labelled(label).fill(value);
}

const email = ['Email', 'danielle.roy@example.com'] as const;
const password = ['Password', 'Saturday-2026'] as const;
const message = [
  ['Name', 'Danielle Roy'],
  email,
  ['Phone', '613-555-0151'],
  ['Message', 'Do you braid very short hair?'],
] as const;
const registration = [['First name', 'Danielle'], ['Last name', 'Roy'], email, password] as const;
const child = [
  ['Child’s name', 'Ada'],
  ['Child’s date of birth', '2021-05-04'],
] as const;

const openDialog = async (name: string, fields: readonly (readonly [string, string])[]) => {
  await buttonOf(name).first().click();
  await expect.element(dialogOf(name)).toBeVisible();
  await fillAll(fields);
};

const openRow = async (item: string) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

const actions: Record<string, Action> = {
  'a message to the studio': {
    at: '/about',
    operation: 'sendContactMessage',
    calls: [],
    works: mockAnswer('sendContactMessage', done),
    prepare: () => fillAll(message),
    press: () => buttonOf('Send message'),
    says: 'Error sending email.',
    helps: {
      down: /Your message is still here\. Try again, or call/,
      page: /Your message is still here\. Try again, or call/,
      wrongShape: /Your message is still here\. Try again, or call/,
      invalid: /Your message is still here\. Try again, or call/,
    },
    keeps: message,
    shows: () => text('Email sent successfully!'),
  },
  'a login': {
    at: '/policy',
    operation: 'login',
    calls: [],
    works: mockAnswer('login', sampleParent),
    prepare: () => openDialog('Login', [email, password]),
    press: () => dialogOf('Login').getByRole('button', { name: 'Login', exact: true }),
    says: 'Failed to login. Please try again.',
    helps: { invalid: 'Check the email and the password, or ask for a new password.' },
    keeps: [email, password],
    shows: () => text('Login successful'),
  },
  'a registration': {
    at: '/policy',
    operation: 'register',
    calls: [mockAnswer('login', sampleParent)],
    works: mockAnswer('register', parent),
    prepare: () => openDialog('Register', registration),
    press: () => buttonOf('Sign Up'),
    says: 'Failed to register. Please try again.',
    keeps: registration,
    shows: () => text('Account created successfully'),
  },
  'a booking': {
    at: '/bookingdetails?style=1&date=2030-01-05&time=13%3A00',
    user: sampleParent,
    operation: 'createBooking',
    calls: [style, free, mockAnswer('listUserBookings', [])],
    works: mockAnswer('createBooking', mine),
    prepare: async () => {
      await fillAll(child);
      await labelled('Mobile phone').fill('6135550151');
      for (const name of ['booking policies', 'cancellation policy']) {
        await labelled(`I agree to the ${name}.`).click();
      }
      await labelled('I agree to photos of my child’s hair.').click();
    },
    press: () => dialogOf('Your booking').getByRole('button', { name: 'Book Now' }),
    says: 'Your booking did not go through. Nothing is booked. Please try again.',
    saysUnknown:
      'We did not get an answer, so we cannot say if your time is booked. Please look at My Appointments before you try again.',
    keeps: child,
    shows: () => page.getByRole('heading', { name: 'One step left: the deposit' }),
  },
  'a wish for a reset link': {
    at: '/forgot-password',
    operation: 'forgotPassword',
    calls: [home],
    works: mockAnswer('forgotPassword', done),
    prepare: () => fillAll([email]),
    press: () => buttonOf('Send Reset Link'),
    says: 'Error sending reset link.',
    keeps: [email],
    shows: () => text('Password reset link sent to your email!'),
  },
  'a new password': {
    at: '/reset-password?token=q3Jd0mX5rWn8yTz1',
    operation: 'resetPassword',
    calls: [home],
    works: mockAnswer('resetPassword', done),
    prepare: () => fillAll([['New password', 'Saturday-2026']]),
    press: () => buttonOf('Reset Password'),
    says: 'Error sending email.',
    helps: { invalid: 'Your password has not changed. Please try again, or ask for a new link.' },
    keeps: [['New password', 'Saturday-2026']],
    shows: () => text('Password reset successful!'),
  },
  'a cancellation': {
    at: '/dashboard/bookings',
    user: sampleParent,
    operation: 'cancelBookingAsMember',
    calls: [mockAnswer('listUserBookings', [sampleBooking])],
    works: mockAnswer('cancelBookingAsMember', { ...sampleBooking, paymentStatus: 'CANCELLED' }),
    prepare: () => openRow('Cancel'),
    press: () => buttonOf('Cancel appointment'),
    says: /^The appointment was not cancelled\. Please try again, or call/,
    helps: { down: /^The appointment/, page: /^The appointment/, wrongShape: /^The appointment/ },
    shows: () => text('Booking cancelled successfully'),
  },
  'a move': {
    at: '/dashboard/bookings/12/reschedule',
    user: sampleParent,
    operation: 'rescheduleBooking',
    calls: [mockAnswer('getBooking', mine), style, free],
    works: mockAnswer('rescheduleBooking', { ...mine, bookingTime: '16:00' }),
    prepare: async () => {
      await buttonOf('Reschedule').click();
      await page.getByRole('button', { name: /^Saturday 5 January 2030/ }).click();
      await press(page.getByRole('radio', { name: /^4:00 pm/ }));
      await buttonOf('Next').click();
    },
    press: () => buttonOf('Reschedule Now'),
    says: /^Your appointment was not moved\. You still have Saturday 5 January 2030, 1:00 pm\./,
    saysUnknown:
      'We did not get an answer, so we cannot say if your appointment has moved. Please look at My Appointments before you try again.',
    shows: () => text('Rescheduled booking successfully'),
  },
  'the calendar file': {
    at: '/dashboard/bookings',
    user: sampleParent,
    operation: 'getBookingCalendar',
    calls: [mockAnswer('listUserBookings', [sampleBooking])],
    works: mockFile('getBookingCalendar', 'text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
    prepare: () => openRow('View'),
    press: () => buttonOf('Add to calendar'),
    says: /^We could not get the calendar file\. Please try again\./,
    helps: { down: /^We could not/, page: /^We could not/, wrongShape: /^We could not/ },
    shows: () => buttonOf('Add to calendar'),
  },
};

const unreachable = /We cannot reach the booking system\. Please try again in a few minutes\./;

/** What can be done about each trouble, after the first sentence. */
const helps: Record<Trouble, string | RegExp> = {
  down: unreachable,
  broken: new RegExp(brokenMessage.replaceAll('.', String.raw`\.`)),
  page: unreachable,
  wrongShape: unreachable,
  tooMany: /That was a lot of tries\. Please wait 40 seconds and try again\./,
  conflict: /Someone else changed this\./,
  invalid: /Please check the marked fields\./,
};

/** Nobody knows what came of a call without an answer that can be read. */
const isUnknown = (trouble: Trouble) => ['down', 'broken', 'page', 'wrongShape'].includes(trouble);

/** All that is said of a trouble. */
function saidOf({ says, saysUnknown, helps: own }: Action, trouble: Trouble): (string | RegExp)[] {
  if (saysUnknown !== undefined && isUnknown(trouble)) return [saysUnknown];
  return [says, own?.[trouble] ?? helps[trouble]];
}

/** What the server says no to for good is another story: it closes the question, or leads back. */
const isFinal: Partial<Record<keyof typeof actions, readonly Trouble[]>> = {
  'a cancellation': ['conflict', 'invalid'],
  'a move': ['conflict'],
};

describe.each(Object.entries(actions))('when %s does not get through', (name, action) => {
  const { at, user, calls, operation, works } = action;
  const given = troubles.filter((trouble) => isFinal[name]?.includes(trouble) !== true);

  async function expectKept(): Promise<void> {
    for (const [label, value] of action.keeps ?? []) await expect.element(labelled(label)).toHaveValue(value);
  }

  it.each(given)(
    'says so and what to do, keeps what was typed and can be tried again: %s',
    async (trouble) => {
      const { answer } = visit({
        at,
        calls: [mockTrouble(operation, trouble), ...calls],
        ...(user && { user }),
      });
      await action.prepare();
      await action.press().click();
      for (const words of saidOf(action, trouble)) await expect.element(text(words)).toBeVisible();
      await expectKept();
      answer(works);
      await action.press().click();
      await expect.element(action.shows()).toBeVisible();
    },
  );

  it('says where the device is offline, and keeps what was typed', async () => {
    visit({ at, calls: [mockTrouble(operation, 'down'), ...calls], ...(user && { user }) });
    await action.prepare();
    onTestFinished(unplug());
    await action.press().click();
    const said =
      action.saysUnknown ?? /You are offline, so nothing was sent\. What you typed is still here\./;
    await expect.element(text(said)).toBeVisible();
    await expectKept();
  });
});

describe('a call that takes long', () => {
  it('is told after five seconds, over a dialog too, until the answer is there', async () => {
    visit({ at: '/policy', calls: [mockAnswer('login', sampleParent, { delay: 9000 })] });
    await openDialog('Login', [email, password]);
    await userEvent.keyboard('{Enter}');
    const slow = dialogOf('Login').getByText('This takes longer than usual. We are still trying.');
    await expect.element(slow).toBeVisible();
    await expect.element(text('Login successful')).toBeVisible();
    await expect.element(text('This takes longer than usual. We are still trying.')).not.toBeInTheDocument();
  });
});
