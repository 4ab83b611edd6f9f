import type { StudioValues } from '../studioValues.ts';
import { eTransfer } from './format.ts';

type TermValues = Pick<
  StudioValues,
  'contactEmail' | 'contactPhone' | 'policyNoticeHours' | 'faqNoticeHours' | 'graceMinutes' | 'lateFee'
>;

/** The policies that hold once the deposit is paid; the mail that confirms a booking repeats them. */
export const policyTerms = (studio: TermValues) => ({
  deposit: {
    title: 'Deposit',
    items: [
      'The deposit is part of the price. You pay the balance on the day of the appointment.',
      'The deposit is non-refundable. It is refunded only in an emergency. It can be moved to a new date once, within the year.',
      'If we have to cancel, we write to you about your deposit: a new date, or the money back.',
    ],
  },
  cancellation: {
    title: 'Cancelling and rescheduling',
    items: [
      `You can cancel or reschedule up to ${studio.policyNoticeHours} hours in advance.`,
      'While the deposit is unpaid, you can do it yourself under My Appointments.',
      `Once the deposit is paid, write to ${studio.contactEmail} or call ${studio.contactPhone}. Please tell us the date, the time and your name.`,
      `Something came up later than that? Tell us as soon as you can. The very latest we can work with is ${studio.faqNoticeHours} hours’ notice.`,
      'If you do not come and do not tell us, the deposit is not refunded.',
    ],
  },
  late: {
    title: 'Late arrival',
    items: [
      `There is a grace period of ${studio.graceMinutes} minutes. Call us if you are on your way.`,
      `After ${studio.graceMinutes} minutes, a late fee of ${studio.lateFee} applies.`,
      'If there is too little time left for the style, we offer a simpler one or a new date.',
    ],
  },
  photo: {
    title: 'Photos',
    items: [
      'When you book, we ask for your consent to photos of the finished hairstyle for our website and social media pages.',
      'We never show a name.',
      `You can take your consent back at any time: in your profile, or write to ${studio.contactEmail}. We then take the photos down from the pages we run.`,
    ],
  },
});

export const policy = (studio: StudioValues) => ({
  ...policyTerms(studio),
  title: 'Booking policies',
  intro: `Short and plain, so that you know what happens and when. They apply to every appointment at ${studio.businessName}.`,
  contents: 'On this page',
  deposit: {
    title: 'Deposit',
    items: [
      `Every appointment needs a deposit. It is usually ${studio.usualDeposit}; each style shows its own.`,
      `Send it by Interac ${eTransfer} to ${studio.paymentEmail} within ${studio.deadlineSpan} of booking. Write your child’s name, the service and the booking’s code as the remark.`,
      `Your appointment is confirmed once the deposit is paid. If it is not paid within ${studio.deadlineSpan}, the booking is cancelled and the time is free for others.`,
      ...policyTerms(studio).deposit.items,
    ],
  },
  punctuality: {
    title: 'Being on time and pickup',
    items: [
      'Please arrive at the time you booked. The next child is waiting for hers.',
      `We send you a reminder ${studio.reminderMinutes} minutes before the appointment ends.`,
      'Please be back by the end of the appointment, and keep your phone on until then.',
      'Only you, or an adult whose name you gave us, can pick up your child.',
    ],
  },
  stay: {
    title: 'Staying with your child',
    items: [
      'You may stay for the first 10 to 15 minutes, to help her settle in.',
      'After that the studio is small and the chairs are for the children. If your child needs you there for longer, tell us before the day and we will find a way.',
    ],
  },
  health: {
    title: 'Health',
    items: [
      'Please do not bring a child with a fever, a stomach bug or anything that others can catch. Write or call, and we will find a new date.',
      'We check every scalp with kind eyes before we start. If we find lice or nits, a rash or an open sore, we stop, tell you in private, and find a new date once it has cleared. It happens in every school.',
      'Tell us about allergies, a tender head, or anything that helps her feel safe in the chair.',
      'Combs and clips are cleaned after every child.',
    ],
  },
  hair: {
    title: 'Getting her hair ready',
    items: [
      'Hair should be clean, fully dry and detangled, with no heavy oil or gel.',
      'Old braids should be taken out before you come.',
      'No time for that? Book Hair Prep. A wash and detangle is available for a fee.',
      'If we have to detangle first, it can cost more and take longer. We ask you before we start.',
    ],
  },
  comfort: {
    title: 'For a happy hour or three',
    items: [
      'Let her eat, drink and use the washroom before you come. Bring a snack without nuts, and a book or a charged tablet with headphones.',
    ],
  },
  changes: {
    title: 'Changes to this page',
    items: ['If a policy changes, the one you agreed to when you booked still applies to that appointment.'],
  },
  questions: `Any questions? Write to ${studio.contactEmail} or call ${studio.contactPhone}.`,
  book: {
    button: 'See all styles',
  },
});

export const privacy = (studio: StudioValues) => ({
  title: 'Privacy',
  intro:
    'You trust us with your child’s name. Here is what we keep, why, and what you can ask us to do. It follows Canada’s privacy law, PIPEDA.',
  what: {
    title: 'What we keep',
    items: [
      'About you: your name, email, mobile phone and a scrambled form of your password that we cannot read.',
      'About your child: her name and her date of birth, given by you. We use the date of birth only to know her age. If you save her in your profile, also what you tell us there about her hair, and our own notes about it.',
      'About your appointments: the style, date, time, price, what is paid, and what you agreed to.',
      'If you write to us: your name, email, phone and message.',
    ],
  },
  not: {
    title: 'What we do not do',
    items: [
      'Children cannot make an account here. We ask parents and guardians, never the child.',
      'We do not sell or rent what you tell us. There are no ads and no tracking on this site.',
      'We do not see your bank details. The transfer is between your bank and ours.',
    ],
  },
  why: {
    title: 'Why we keep it',
    items: [
      'To hold your appointment, to reach you before, during and after it, and to keep the records a business must keep. Nothing else.',
    ],
  },
  who: {
    title: 'Who sees it',
    items: [
      'Only the studio’s own team. The services that carry our emails and text messages handle them for us, and may use them for nothing else.',
      'What we show of booked times to other parents is the style, the date and the time, never a name.',
    ],
  },
  browser: {
    title: 'In your browser',
    items: [
      'To keep you logged in, the site stores a small record on your device. What you type in a booking form stays in that tab. Log Out removes both.',
    ],
  },
  photo: {
    title: 'Photos',
    items: ['Only with your consent, and never with a name. You can take it back at any time.'],
  },
  long: {
    title: 'How long we keep it',
    items: [
      'Booking records for as long as the law asks a business to keep them, generally six years for taxes in Canada. Then the names are taken out. Your account, and the children saved in it, stay until you delete it.',
      'When you delete your account, your names, numbers, addresses, notes and messages go at once. Of your appointments only dates, styles, amounts and consents stay, without a name.',
    ],
  },
  rights: {
    title: 'What you can ask',
    items: [
      'In your settings you can download everything we keep about your family, and delete it.',
      `Or write to ${studio.contactEmail} to see what we keep, to have it corrected, to get a copy, or to have it deleted where the law lets us. We answer within 30 days, at no cost.`,
      `The owner of ${studio.businessName} is responsible for privacy. Not happy with our answer? You can turn to the Office of the Privacy Commissioner of Canada at priv.gc.ca.`,
    ],
  },
  safe: {
    title: 'If something goes wrong',
    items: [
      'If your information is ever lost or seen by the wrong person and that could harm you, we tell you and the Commissioner, as the law asks.',
    ],
  },
});
