import type { StudioValues } from '../studioValues.ts';
import { eTransfer } from './format.ts';

export const faq = (studio: StudioValues) => ({
  title: 'FAQ',
  intro: 'Twelve questions that parents ask us. One opens at a time.',
  more: {
    text: 'Did we miss your question?',
    button: 'Write to us',
  },
  items: [
    {
      question: 'How long does an appointment take?',
      answer:
        'Sessions last 1 to 3 hours. It depends on the style and on her hair. The estimate is shown on each style, so you can plan your day before you book.',
    },
    {
      question: 'How much does it cost?',
      answer:
        'Prices vary by style, hair length and extras such as beads. You get an estimate during booking, before you agree to anything. If her hair needs more work, we ask you before we start.',
    },
    {
      question: 'Do I need an account to book?',
      answer:
        'Yes. The site is member only: anyone can look around, and you register and log in to book. Registering is free and takes about a minute.',
    },
    {
      question: 'Which ages do you braid for?',
      answer: `Girls aged ${studio.ageMin}\u00A0to\u00A0${studio.ageMax}. If your child is a little younger or older, you can still send the booking, and we will tell you if a style does not suit her.`,
    },
    {
      question: 'How do I pay the deposit?',
      answer: `Send it by Interac ${eTransfer} to ${studio.paymentEmail} within ${studio.deadlineSpan} of booking. It is usually ${studio.usualDeposit}, and each style shows its own. Write your child’s name, the service and the booking’s code as the remark. Your appointment is confirmed once the deposit is paid. Without it, the booking is cancelled.`,
    },
    {
      question: 'Can I get the deposit back?',
      answer:
        'The deposit is non-refundable, except in an emergency. It can be moved to a new date once, within the year. When you come, it counts toward the price.',
    },
    {
      question: 'How do I cancel or reschedule?',
      answer: `Please give us at least ${studio.faqNoticeHours} hours’ notice. Earlier is better: our policy asks for ${studio.policyNoticeHours} hours. Until the deposit is paid, you can do it yourself under My Appointments. After that, write to ${studio.contactEmail} or call ${studio.contactPhone}.`,
    },
    {
      question: 'What if we are late?',
      answer: `There is a ${studio.graceMinutes}-minute grace period. After that, a late fee of ${studio.lateFee} applies. Call ${studio.contactPhone} if you are on your way. If too little time is left, we offer a simpler style or a new date.`,
    },
    {
      question: 'How should her hair be when we come?',
      answer:
        'Clean, fully dry and detangled, with old braids taken out. Please leave out heavy oil and gel, so that the parts stay neat.',
    },
    {
      question: 'Can you wash and detangle her hair?',
      answer:
        'Yes. A wash and detangle service is available for a fee; you find it under Hair Prep. Hair treatments are coming soon.',
    },
    {
      question: 'May I stay with my child?',
      answer: `Yes, for the first 10 to 15 minutes, to help her settle in. We notify you at least ${studio.pickupMinutes} minutes before pickup, so you have time to come back.`,
    },
    {
      question: 'Will you take photos of my child?',
      answer: `We like to show finished hairstyles, so we ask for your consent when you book. We never show a name. You can take your consent back at any time, in your profile or by writing to ${studio.contactEmail}.`,
    },
  ],
});
