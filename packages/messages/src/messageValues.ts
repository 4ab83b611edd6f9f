import type { MailBlock, MailInline } from './mail/mailBlocks.ts';
import type { PaymentMethod } from '@plaitful/domain/visit';
import type { StudioValues } from './studioValues.ts';

export type Channel = 'mail' | 'sms';

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
  | 'faqNoticeHours'
  | 'city'
> {
  /** Shows the address on a map. */
  readonly mapUrl: string;
  readonly appointmentsUrl: string;
  readonly servicesUrl: string;
  readonly policyUrl: string;
  readonly settingsUrl: string;
}

/** Formatted in the studio's time zone and the catalogue's language. */
export interface BookingValues extends MessageStudioValues {
  readonly parentName: string;
  readonly childName: string;
  readonly styleName: string;
  readonly serviceName: string;
  /** Of the booking, for the transfer's remark. */
  readonly code: string;
  readonly date: string;
  readonly dateShort: string;
  /** Whether the appointment is on the day on which the message is sent. */
  readonly isToday: boolean;
  readonly time: string;
  readonly endTime: string;
  readonly durationSpoken: string;
  /** Before the discount. */
  readonly fullPrice: string;
  /** In percent; empty where there is none. */
  readonly discount: string;
  /** The amount that the discount takes off. */
  readonly discountAmount: string;
  /** Of the style alone, after the discount. */
  readonly stylePrice: string;
  /** What was chosen; empty for a style without options. */
  readonly options: readonly { readonly group: string; readonly name: string; readonly price: string }[];
  /** What this booking's style and options ask to do or bring, a text each. */
  readonly preparation: readonly string[];
  /** Whether the first of these is the style's, which replaces the general text. */
  readonly hasOwnPreparation: boolean;
  /** The total. */
  readonly finalPrice: string;
  readonly deposit: string;
  readonly balance: string;
  readonly deadline: string;
  readonly deadlineShort: string;
  /** Deadline for verifying the email address; empty where that is not required. */
  readonly verifyBy: string;
  /** The same in short, for subjects. */
  readonly verifyByShort: string;
  /** With the token of the link; empty where there is nothing to verify. */
  readonly verifyUrl: string;
  readonly isPaid: boolean;
  /** What the visit cost; null until it is finished. */
  readonly bill: BillValues | null;
  /** Whether the paid deposit of a cancelled appointment is kept. */
  readonly isDepositKept: boolean;
  /** The page on which the parent says that the deposit was sent. */
  readonly depositSentUrl: string;
  /** Only for rescheduled appointments; else empty. */
  readonly oldDate: string;
  readonly oldTime: string;
  /** Whether the studio rescheduled it, and not the parent. */
  readonly isMovedByStudio: boolean;
  /** The page on which the appointment can be rescheduled. */
  readonly rescheduleUrl: string;
  /** Why the studio is closed, as a sentence; only for messages that a closure causes, else empty. */
  readonly closure: string;
}

/** Amounts are formatted. */
export interface BillValues {
  readonly receiptNumber: string;
  readonly receiptUrl: string;
  readonly finishedOn: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly balance: string;
  readonly paidBy: PaymentMethod;
  /** Empty where none was given. */
  readonly tip: string;
  /** Null where the studio has no tax. */
  readonly tax: {
    readonly name: string;
    readonly rate: string;
    readonly number: string;
    readonly amount: string;
  } | null;
}

export interface AccountValues extends MessageStudioValues {
  readonly parentName: string;
  readonly linkLifetime: string;
  /** With the token of the link; empty where there is none. */
  readonly resetUrl: string;
  readonly verifyLifetime: string;
  /** With the token of the link; empty where there is none. */
  readonly verifyUrl: string;
  readonly forgotUrl: string;
  /** For a login; empty where there is none. */
  readonly code: string;
  readonly codeLifetime: string;
  /** With the token of the link; empty where there is none. */
  readonly confirmEmailUrl: string;
  readonly confirmEmailLifetime: string;
  /** With the token of the link; empty after the undo period. */
  readonly undoEmailUrl: string;
  /** The end of the undo period; empty after it. */
  readonly undoEmailUntil: string;
  /** Whether the undo needs a code from the operator. */
  readonly undoNeedsCode: boolean;
  /** Whether the session in which the password was changed stays. */
  readonly keepsSession: boolean;
  /** When the password or the email address was changed, or the calendar feed created. */
  readonly date: string;
  readonly time: string;
}

export interface ContactValues extends MessageStudioValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** Line breaks are kept. */
  readonly message: string;
  /** The day on which it was sent, formatted. */
  readonly date: string;
  readonly time: string;
}

/** An appointment without names. */
export interface AnonymousAppointment {
  readonly bookingId: number;
  readonly date: string;
  readonly time: string;
  readonly isPaid: boolean;
}

export interface StudioMailValues extends MessageStudioValues {
  /** The account number. */
  readonly userId: number;
  /** Empty once the family is deleted. */
  readonly parentName: string;
  /** Empty where the child was removed. */
  readonly childName: string;
  /** Whether a consent was withdrawn for one appointment only. */
  readonly isForOneAppointment: boolean;
  /** The upcoming appointments, or those that were cancelled. */
  readonly appointments: readonly AnonymousAppointment[];
  readonly isByStudio: boolean;
  readonly bookingsUrl: string;
}

/** Subject and preheader must never contain a child's name: locked screens show them. */
export interface MailText<Values> {
  /** What matters is in its first 50 characters, which an inbox shows. */
  readonly subject: (values: Values) => string;
  /** Shown after the subject in an inbox. */
  readonly preheader: (values: Values) => string;
  readonly heading: (values: Values) => string;
  readonly greeting?: (values: Values) => string;
  readonly blocks: (values: Values) => readonly MailBlock[];
  readonly footer?: (values: Values) => readonly MailInline[];
}

/** `long` is for values that are too long for `text`. */
export interface SmsText {
  readonly text: (values: BookingValues) => string;
  readonly long?: (values: BookingValues) => string;
}

/** The texts of one kind of message; the title is for the studio's list of undelivered messages. */
interface MessageText<Values> {
  readonly title: string;
  readonly mail: MailText<Values>;
}

export interface BookingText extends MessageText<BookingValues> {
  /** Left out for what is only mailed. */
  readonly sms?: SmsText;
}

export type AccountText = MessageText<AccountValues>;

export type ContactText = MessageText<ContactValues>;

export type StudioMailTexts = MessageText<StudioMailValues>;
