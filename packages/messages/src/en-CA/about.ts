import type { StudioValues } from '../studioValues.ts';
import { meta } from './common.ts';
import { emailErrors } from './fields.ts';

export const contactErrors = {
  name: 'Please enter your name.',
  phone: 'Please enter your phone number.',
  message: 'Please enter a message.',
};

export const about = (studio: StudioValues) => ({
  title: 'About Us',
  story: {
    title: 'Who we are',
    items: [
      meta.about(studio),
      'Children wiggle. Some have a tender head, and all of them get bored. So we keep sessions between 1 and 3 hours, stop for breaks, and never pull to save time.',
    ],
  },
  vision: {
    title: 'Our vision',
    text: 'Every girl leaves our chair proud of her own hair. Every parent leaves knowing how to look after it.',
  },
  mission: {
    title: 'Mission Statement',
    text: 'To give girls neat, gentle, protective styles in a calm place, and to give their parents clear prices, clear times and no surprises.',
  },
  audience: {
    title: 'Target Audience',
    text: `Girls aged ${studio.ageMin}\u00A0to\u00A0${studio.ageMax}, and the parents and guardians who book for them. Curls, coils and waves of every kind are welcome.`,
  },
  values: {
    title: 'Core Values (CEIP)',
    c: 'Care: gentle hands, clean tools, and a break when she needs one.',
    e: 'Encouragement: we tell every girl what is lovely about her hair.',
    i: 'Integrity: the price and the time you see are the ones we keep. If something changes, we ask you first.',
    p: 'Patience: knots take the time they take.',
  },
  team: {
    title: 'Meet the Team',
    name: 'Imani Clarke, founder and braider',
    bio: [
      `Imani learned to braid at her grandmother’s kitchen table and has braided for family, friends and neighbours ever since. She opened ${studio.businessName} because she wanted a place where children come first.`,
      'She parts with a soft comb, explains each step to the girl in the chair, and lets her pick the beads. Outside the studio she coaches girls’ soccer and bakes banana bread.',
    ],
    demo: 'Imani is an invented person, for the demo.',
  },
  contact: {
    title: 'Write to us',
    text: 'Questions about a style, a tender head or a busy schedule? We answer by email or phone.',
    name: { label: 'Name', error: contactErrors.name },
    email: {
      label: 'Email',
      error: emailErrors,
    },
    phone: { label: 'Phone', error: contactErrors.phone },
    message: {
      label: 'Message',
      hint: 'Please leave out health details and your child’s full name. We will ask if we need them.',
      error: contactErrors.message,
    },
    submit: 'Send message',
    submitting: 'Sending...',
    why: 'Fill in name, email, phone and message to send.',
    done: 'Email sent successfully!',
    failed: {
      text: 'Error sending email.',
      hint: `Your message is still here. Try again, or call ${studio.contactPhone}.`,
    },
  },
  hours: {
    title: 'Opening hours',
    text: studio.hours,
  },
  phone: {
    title: 'Call us',
  },
  social: {
    title: 'Follow along',
  },
});
