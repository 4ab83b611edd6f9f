import { passwordErrors } from './fields.ts';

export const settings = {
  title: 'Settings',
  loading: 'Loading your settings...',
  failed: 'We could not load your settings. Please try again.',
};

export const passwordCard = {
  title: 'Password',
  text: 'When you change it, your other devices are logged out, and your calendar address stops working. This device stays logged in.',
  change: 'Change password',
  current: { label: 'Current password', error: 'Please enter your current password.' },
  next: { label: 'New password', error: passwordErrors },
  submit: 'Save the new password',
  submitting: 'Saving your new password...',
  cancel: 'Cancel',
  forgot: 'Forgot password?',
  done: 'Your password is changed. Your other devices are logged out.',
  failed: 'Your password has not changed.',
};

export const sessionsCard = {
  title: 'Where you are logged in',
  text: 'Is there a device that you do not know? Log it out, and change your password.',
  loading: 'Loading your devices...',
  error: 'We could not load your devices. Please try again.',
  unknown: 'A browser without a name',
  here: 'This device',
  usedNow: 'Used just now',
  usedAgo: ({ span }: { span: string }) => `Last used ${span} ago`,
  usedAt: ({ moment }: { moment: string }) => `Last used on ${moment}`,
  since: ({ moment }: { moment: string }) => `Logged in on ${moment}`,
  end: 'Log out',
  ending: 'Logging it out...',
  ended: 'That device is logged out.',
  endFailed: 'That device was not logged out.',
  more: ({ count }: { count: number }) =>
    count === 1 ? 'Show one more device' : `Show ${count} more devices`,
  others: 'Log out all other devices',
  confirm: {
    title: 'Log out all other devices?',
    text: ({ count }: { count: number }) =>
      count === 1
        ? 'One other device is logged out at once. A calendar address, and a change of email that is not confirmed, end too. You stay logged in here.'
        : `${count} other devices are logged out at once. A calendar address, and a change of email that is not confirmed, end too. You stay logged in here.`,
    keep: 'Keep them',
    confirm: 'Log them out',
    confirming: 'Logging them out...',
    done: 'All other devices are logged out.',
    failed: 'The other devices were not logged out.',
  },
};

export const notificationsCard = {
  title: 'Messages to you',
  text: 'Emails about what happens to a booking always come. The rest is up to you, and is saved at once.',
  texts: {
    label: 'Text messages',
    text: 'Besides emails, to the mobile phone that you give with a booking.',
    off: 'The studio sends no text messages at the moment.',
  },
  reminder48h: {
    label: 'Reminder two days before',
    text: '48 hours before an appointment whose deposit is paid.',
  },
  reminder3h: {
    label: 'Reminder on the day',
    text: '3 hours before it begins.',
  },
  saving: 'Saving...',
  saved: 'Saved.',
  failed: 'This was not saved, and is as it was before.',
};

export const calendarCard = {
  title: 'Calendar',
  text: 'Let the calendar of your phone or computer show your appointments. It follows by itself when one is booked, moved or cancelled. The address ends when you change your password or log out all other devices.',
  create: 'Make a calendar address',
  address: 'Calendar address',
  open: 'Open in my calendar',
  shownOnce: {
    title: 'Copy it now: it is shown only once.',
    text: 'Whoever has this address can read your appointments, so keep it to yourself.',
  },
  how: {
    title: 'How to add it',
    items: [
      {
        title: 'iPhone or iPad',
        text: 'Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar.',
      },
      {
        title: 'Android',
        text: 'Open calendar.google.com on a computer: Other calendars, plus sign, From URL. Then it is on your phone too.',
      },
      { title: 'Outlook', text: 'Add calendar, Subscribe from web.' },
    ],
  },
  active: 'Your calendar address is in use.',
  activeText: ({ moment }: { moment: string }) =>
    `Made on ${moment}. You cannot see it again. If you have lost it, or somebody else has it, make a new one.`,
  renew: 'Make a new address',
  end: 'Stop the calendar',
  confirmEnd: {
    title: 'Stop the calendar?',
    text: 'Your calendars show no new appointments any more. Your appointments stay as they are.',
    keep: 'Keep it',
    confirm: 'Stop the calendar',
    confirming: 'Stopping the calendar...',
    done: 'The calendar address has stopped working.',
    failed: 'The calendar address was not stopped.',
  },
};

export const dataCard = {
  title: 'Your data',
  text: 'Everything that we keep about you, your children and your appointments.',
  html: { button: 'Download as a page' },
  json: { button: 'Download as JSON' },
  loading: 'Collecting your data...',
  failed: 'Your data was not downloaded.',
};

export const deleteCard = {
  title: 'Delete your account',
  text: 'Names, birth dates, phone numbers, hair cards and messages are deleted for good. You can download your data first.',
  button: 'Delete account',
  admin: 'This account runs the studio, so it cannot be deleted here.',
  dialog: {
    title: 'Delete your account?',
    upcoming: {
      loading: 'Looking up your appointments...',
      failed: 'Appointments that are still to come will be cancelled. We could not count them just now.',
      none: 'You have no appointments to come.',
      some: ({ count }: { count: number }) =>
        count === 1
          ? 'Your one appointment to come will be cancelled. A deposit that is paid is not paid back by this.'
          : `Your ${count} appointments to come will be cancelled. Deposits that are paid are not paid back by this.`,
    },
    deleted: {
      title: 'Deleted at once',
      text: 'Your account, your children and their hair cards, names, birth dates, phone numbers, notes and messages.',
    },
    kept: {
      title: 'Kept without names',
      text: 'Dates, styles and amounts of your appointments, and that you agreed to our policies, stay in our books for good. Nothing in them says whose they were.',
    },
    privacy: 'How we keep your data',
    contact: ({ contactPhone }: { contactPhone: string }) =>
      `This cannot be undone. Do you want to talk about it first? Call us at ${contactPhone}.`,
    password: { label: 'Your password', error: 'Please enter your password.' },
    keep: 'Keep my account',
    submit: 'Delete for good',
    submitting: 'Deleting your account...',
    failed: 'Your account was not deleted.',
  },
  done: ({ count }: { count: number }) => {
    const goodbye = 'Your account is deleted. Thank you for having been with us.';
    if (count === 0) return goodbye;
    return `${goodbye} ${count === 1 ? 'One appointment was cancelled.' : `${count} appointments were cancelled.`}`;
  },
  doneLater: 'The last stored emails to you are deleted within the next hours.',
};
