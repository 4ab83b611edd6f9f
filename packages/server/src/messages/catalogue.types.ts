/** The kinds of message that a booking sends; each is an entry of the catalogue. */
export const messageKinds = ['received', 'depositConfirmed'] as const;

/** One kind of message about a booking. */
export type MessageKind = (typeof messageKinds)[number];

/** The way a message goes. */
export type Channel = 'mail' | 'sms';

/** What every message knows of the studio, written out for people. */
export interface StudioValues {
  readonly businessName: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly paymentEmail: string;
  readonly hours: string;
  readonly lateFee: string;
  readonly graceMinutes: number;
  readonly reminderMinutes: number;
  readonly policyNoticeHours: number;
  readonly appointmentsUrl: string;
  readonly servicesUrl: string;
  readonly policyUrl: string;
}

/** What a message about a booking knows, written out for people in the studio's zone and the catalogue's language. */
export interface BookingValues extends StudioValues {
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
}

/** The words of one mail. A subject never names a child: it shows on locked screens. */
interface MailWords {
  readonly subject: (values: BookingValues) => string;
  readonly body: (values: BookingValues) => string;
}

/** The words of one text message; the second form, where there is one, is for values longer than the first can hold. */
interface TextWords {
  readonly text: (values: BookingValues) => string;
  readonly long?: (values: BookingValues) => string;
}

/** All words the server sends, in one language; a second language is a second value of this type. */
export interface Catalogue {
  readonly locale: string;
  readonly mails: Readonly<Record<MessageKind, MailWords>>;
  readonly texts: Readonly<Record<MessageKind, TextWords>>;
}
