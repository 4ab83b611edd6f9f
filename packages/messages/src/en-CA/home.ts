import type { StudioValues } from '../studioValues.ts';
import { eTransfer } from './format.ts';

export const home = (studio: StudioValues) => ({
  hero: {
    title: 'Three strands, one happy girl.',
    text: `Cornrows, braids, twists and hair prep for girls aged ${studio.ageMin}\u00A0to\u00A0${studio.ageMax}, in ${studio.city}. Pick a style, choose a time, and know what happens next.`,
    button: 'Make A Reservation',
    note: `Open ${studio.hours}`,
  },
  about: {
    title: 'A calm chair for busy girls',
    text: 'We braid children’s hair, and only children’s hair. That means gentle hands, short breaks, clear prices, and a parent who always knows when to come back.',
    button: 'Learn more about us',
  },
  services: {
    title: 'What would she like?',
    text: 'Each style shows its price, how long it takes and its deposit before you choose a time.',
    cornrows: {
      title: 'Cornrows',
      text: 'Neat rows close to the head, from simple straight-backs to zig-zags and beads.',
    },
    braids: {
      title: 'Braids',
      text: 'Box braids, knotless braids and plaits that she can wear for weeks.',
    },
    prep: {
      title: 'Hair Prep',
      text: 'Washed, detangled and stretched, so that braiding is quick and gentle.',
    },
    link: ({ serviceName }: { serviceName: string }) => `See ${serviceName}`,
  },
  steps: {
    title: 'How booking works',
    items: [
      'Pick a style. You see the price, the length and the deposit.',
      'Choose a day and a time that is free.',
      `Send the deposit by Interac ${eTransfer} within ${studio.deadlineSpan}.`,
      'We confirm, and the spot is yours.',
    ],
  },
});
