import type { StudioValues } from '../studioValues.ts';

export const brand = { name: 'Plaitful' };

export const title = {
  /** The title of any page while a form on it shows errors. */
  withErrors: ({ title: page }: { title: string }) => `Error: ${page}`,
  atStep: ({ step, title: page }: { step: string; title: string }) => `${step} · ${page}`,
  home: ({ businessName, city }: { businessName: string; city: string }) =>
    `${businessName}: hair braiding for girls in ${city}`,
  about: ({ businessName }: { businessName: string }) => `About Us · ${businessName}`,
  services: ({ businessName }: { businessName: string }) => `Services · ${businessName}`,
  style: ({ styleName, businessName }: { styleName: string; businessName: string }) =>
    `${styleName} · ${businessName}`,
  styleMissing: ({ businessName }: { businessName: string }) => `No service selected · ${businessName}`,
  booking: ({ businessName }: { businessName: string }) => `Your booking · ${businessName}`,
  policy: ({ businessName }: { businessName: string }) => `Booking policies · ${businessName}`,
  faq: ({ businessName }: { businessName: string }) => `FAQ · ${businessName}`,
  forgot: ({ businessName }: { businessName: string }) => `Forgot password · ${businessName}`,
  reset: ({ businessName }: { businessName: string }) => `Reset password · ${businessName}`,
  resetInvalid: ({ businessName }: { businessName: string }) => `Invalid reset link · ${businessName}`,
  verifyEmail: ({ businessName }: { businessName: string }) => `Verify your email · ${businessName}`,
  confirmEmail: ({ businessName }: { businessName: string }) => `Confirm your new email · ${businessName}`,
  undoEmail: ({ businessName }: { businessName: string }) => `Undo the change of email · ${businessName}`,
  notFound: ({ businessName }: { businessName: string }) => `Not Found · ${businessName}`,
  appointments: ({ businessName }: { businessName: string }) => `My Appointments · ${businessName}`,
  deposit: ({ businessName }: { businessName: string }) => `Your deposit · ${businessName}`,
  reschedule: ({ businessName }: { businessName: string }) => `Reschedule · ${businessName}`,
  receipt: ({ businessName }: { businessName: string }) => `Receipt · ${businessName}`,
  settings: ({ businessName }: { businessName: string }) => `Settings · ${businessName}`,
  profile: ({ businessName }: { businessName: string }) => `Profile · ${businessName}`,
  admin: ({ heading, businessName }: { heading: string; businessName: string }) =>
    `${heading} · Admin · ${businessName}`,
};

export const meta = {
  home: ({ ageMin, ageMax, city }: { ageMin: string; ageMax: string; city: string }) =>
    `Cornrows, braids, twists and hair prep for girls aged ${ageMin} to ${ageMax} in ${city}. See prices and times, and book online.`,
  /** Also the first sentence on the About page. */
  about: (studio: StudioValues) =>
    `${studio.businessName} is a children’s hair-braiding studio in ${studio.city}. We braid for girls aged ${studio.ageMin} to ${studio.ageMax}: cornrows, braids, twists, hair prep and other protective styles.`,
  services: 'Every style with its price, its length and its deposit.',
  policy: 'Deposit, cancelling, late arrival, health, photos and privacy, in plain words.',
  faq: 'Twelve short answers for parents.',
  /** The text alternative of the picture for link previews. */
  image: 'Plaitful: a girl with cornrows that are gathered at the nape, and a long plait',
};

export const nav = {
  skip: 'Skip to the main part',
  label: 'Main menu',
  home: 'Home',
  services: 'Services',
  about: 'About',
  policy: 'Policy',
  faq: 'FAQ',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
  },
  appointments: 'My Appointments',
  today: 'Today',
  login: 'Login',
  register: 'Register',
  user: {
    text: ({ email }: { email: string }) => `Your account, ${email}`,
    dashboard: 'Dashboard',
    admin: 'Admin Management',
    logout: 'Log Out',
  },
  logo: ({ businessName }: { businessName: string }) => `${businessName}, home page`,
};

export const action = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  copy: 'Copy',
  copyField: ({ fieldName }: { fieldName: string }) => `Copy ${fieldName}`,
  copied: {
    text: 'Copied',
    announce: ({ fieldName }: { fieldName: string }) => `${fieldName} copied`,
  },
  copyFailed: 'Copying did not work. Press and hold the text to copy it.',
};

export const getCopyLabels = (fieldName: string) => ({
  copy: action.copy,
  copied: action.copied.text,
  announce: action.copied.announce({ fieldName }),
  failed: action.copyFailed,
});

export const loading = {
  page: 'Loading...',
};

export const toast = {
  region: 'Notifications',
  dismiss: 'Dismiss notification',
};

export const notFound = {
  title: 'Not Found',
  text: 'There is no page here. The address may have a typing error, or the page has moved.',
  home: 'Go to Home',
  services: 'See all styles',
  admin: {
    text: 'There is no page here for your account.',
  },
};

export const serverUnavailable = {
  textWithoutPhone: 'Please try again in a few minutes. Your appointments are safe.',
  title: 'We cannot reach the booking system',
  text: ({ contactPhone }: { contactPhone: string }) =>
    `Please try again in a few minutes. Your appointments are safe. For today’s appointments, call ${contactPhone}.`,
  button: 'Try again',
  /** For the offline page. */
  offline: 'Your device may be offline. Please check its connection.',
};

/** For a page on which the app cannot run. */
export const cannotStart = {
  unreachable: ({ contactPhone }: { contactPhone: string }) =>
    `We cannot reach the booking system, so the buttons of this page do not work yet. Please load it again, or call ${contactPhone}.`,
  tooOld: ({ contactPhone }: { contactPhone: string }) =>
    `Booking online does not start in this browser, which may be too old. Please update it, use another one, or call ${contactPhone}.`,
  noScript: ({ contactPhone }: { contactPhone: string }) =>
    `Booking online needs JavaScript. Please turn it on, or call ${contactPhone}.`,
};

export const offline = {
  banner: 'You are offline. You can read what is on the screen. Booking needs a connection.',
  submit:
    'You are offline, so nothing was sent. What you typed is still here, and you can safely send it again.',
  back: 'You are online again.',
};

export const slowConnection = { text: 'This takes longer than usual. We are still trying.' };

export const rateLimited = ({ wait }: { wait: string }) =>
  `That was a lot of tries. Please wait ${wait} and try again.`;

export const loggedOut = 'You are logged out.';

export const unexpectedError = {
  title: 'This page stopped working',
  text: ({ contactEmail }: { contactEmail: string }) =>
    `Please load the page again. If it happens again, write to ${contactEmail} and tell us what you were doing.`,
  button: 'Load the page again',
};
