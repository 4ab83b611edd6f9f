import type { StudioValues } from './studioValues.ts';

/** The kinds of message that a booking sends, by mail and as a text. */
export const bookingKinds = [
  'received',
  'depositReminder',
  'depositConfirmed',
  'rescheduled',
  'cancelledByParent',
  'cancelledByStudio',
  'cancelledUnpaid',
  'restored',
  'pickup',
] as const;

/** The kinds of mail about an account; never a text. */
export const accountKinds = ['passwordReset', 'passwordChanged', 'loginCode', 'emailVerification'] as const;

/** The kinds of mail about what a visitor wrote to the studio; never a text. */
const contactKinds = ['contactToStudio', 'contactReceived'] as const;

/** One kind of message about a booking. */
export type BookingKind = (typeof bookingKinds)[number];

/** One kind of mail about an account. */
export type AccountKind = (typeof accountKinds)[number];

/** One kind of mail about a visitor's message. */
export type ContactKind = (typeof contactKinds)[number];

/** One kind of message; each is an entry of the catalogue. */
export type MessageKind = BookingKind | AccountKind | ContactKind;

/** The way a message goes. */
export type Channel = 'mail' | 'sms';

/** What every message knows of the studio. */
export interface MessageStudioValues extends Pick<
  StudioValues,
  | 'businessName'
  | 'address'
  | 'contactEmail'
  | 'contactPhone'
  | 'paymentEmail'
  | 'hours'
  | 'lateFee'
  | 'graceMinutes'
  | 'reminderMinutes'
  | 'policyNoticeHours'
> {
  readonly appointmentsUrl: string;
  readonly servicesUrl: string;
  readonly policyUrl: string;
}

/** What a message about a booking knows, written out for people in the studio's zone and the catalogue's language. */
export interface BookingValues extends MessageStudioValues {
  readonly parentName: string;
  readonly childName: string;
  readonly styleName: string;
  readonly serviceName: string;
  readonly date: string;
  readonly dateShort: string;
  readonly time: string;
  readonly endTime: string;
  readonly durationSpoken: string;
  readonly finalPrice: string;
  readonly deposit: string;
  readonly balance: string;
  readonly deadline: string;
  readonly deadlineShort: string;
  /** Until when the email address is to be verified; empty where that settles nothing. */
  readonly verifyBy: string;
  /** Whether the deposit has arrived; it changes what is said of it. */
  readonly isPaid: boolean;
  /** Where the appointment was before it was moved; empty in every other message. */
  readonly oldDate: string;
  readonly oldTime: string;
}

/** What a mail about an account knows. */
export interface AccountValues extends MessageStudioValues {
  readonly parentName: string;
  /** How long a reset link works. */
  readonly linkLifetime: string;
  /** Holds the token; empty where there is none to tell. */
  readonly resetUrl: string;
  /** How long a link that verifies the address works. */
  readonly verifyLifetime: string;
  /** Holds the token, as above. */
  readonly verifyUrl: string;
  readonly forgotUrl: string;
  /** For a login; empty where there is none to tell. */
  readonly code: string;
  /** How long the code works. */
  readonly codeLifetime: string;
  /** When the password was changed. */
  readonly date: string;
  readonly time: string;
}

/** What a mail about a visitor's message knows. */
export interface ContactValues extends MessageStudioValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** In as many lines as it was typed. */
  readonly message: string;
  /** When it was sent. */
  readonly date: string;
  readonly time: string;
}

/** What the words of each kind are filled with. */
export type ValuesOf<Kind extends MessageKind> = Kind extends BookingKind
  ? BookingValues
  : Kind extends AccountKind
    ? AccountValues
    : ContactValues;

/** The words of one mail. A subject never names a child: it shows on locked screens. */
interface MailWords<Values> {
  readonly subject: (values: Values) => string;
  readonly body: (values: Values) => string;
}

/** The words of one text message; the second form, where there is one, is for values longer than the first can hold. */
interface TextWords {
  readonly text: (values: BookingValues) => string;
  readonly long?: (values: BookingValues) => string;
}

/** All words the server sends, in one language; a second language is a second value of this type. */
export interface Catalogue {
  readonly locale: string;
  readonly mails: { readonly [Kind in MessageKind]: MailWords<ValuesOf<Kind>> };
  readonly texts: Readonly<Record<BookingKind, TextWords>>;
}
