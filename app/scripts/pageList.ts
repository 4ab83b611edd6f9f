import { about } from '@plaitful/messages/en-CA/about';
import { booking, bookings, users } from '@plaitful/messages/en-CA/admin';
import { adminReviews } from '@plaitful/messages/en-CA/adminReviews';
import { styleForm } from '@plaitful/messages/en-CA/adminStyleForm';
import { adminStyles } from '@plaitful/messages/en-CA/adminStyles';
import { adminTypes } from '@plaitful/messages/en-CA/adminTypes';
import { adminUndelivered } from '@plaitful/messages/en-CA/adminUndelivered';
import { uploads } from '@plaitful/messages/en-CA/adminUploads';
import { meta, title } from '@plaitful/messages/en-CA/common';
import type { StudioValues } from '@plaitful/messages/studio-values';
import type { BroughtLists } from '../src/lib/api/pageData.tsx';
import { paths } from '../src/lib/paths.ts';

/** What the head of a page says before the app runs; values in braces are put in by the server. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** What it is drawn from before the app runs; without it, it is drawn by the app alone. */
  readonly drawing?: Drawing;
}

/** What a page is drawn from on the server. */
export interface Drawing {
  /** Its module, whose code and styles are sent along at once. */
  readonly module: string;
  /** The modules of the routes around it, whose code and styles are sent along, too. */
  readonly around?: readonly string[];
  /** What else is drawn in it, whose styles are sent along, and its code when it is needed. */
  readonly later?: readonly string[];
  /** Parameters of the address that it is another page with; it is not drawn then. */
  readonly reads?: readonly string[];
  /** The lists that it shows. */
  readonly lists?: readonly (keyof BroughtLists)[];
}

/** Every value as the name of itself in braces. */
const studio = new Proxy({}, { get: (_studio, name) => `{${String(name)}}` }) as StudioValues;

const open = (words: string, description: string | undefined, drawing?: Drawing): PageHead => ({
  title: words,
  ...(description !== undefined && { description }),
  isIndexed: true,
  ...(drawing && { drawing }),
});
const closed = (words: string, drawing?: Drawing): PageHead => ({
  title: words,
  isIndexed: false,
  ...(drawing && { drawing }),
});
const drawn = (page: string, more: Omit<Drawing, 'module'> = {}): Drawing => ({
  module: `src/pages/${page}.tsx`,
  ...more,
});
/** The route around the pages that ask the server for something. */
const serverData = ['src/lib/api/ServerData.tsx'];
const admin = (heading: string): PageHead =>
  closed(title.admin({ heading, businessName: studio.businessName }));

/**
 * Every page of the app by its path, in the words of the pages themselves, and what stands where there is none. The build writes
 * it beside the app for the server, since search engines and link previews read only what the server sends.
 */
export const pageList = {
  pages: {
    [paths.home.path]: open(
      title.home(studio),
      meta.home(studio),
      drawn('Home/HomePage', {
        later: ['src/features/reviews/ReviewsCarousel.tsx'],
        lists: ['/api/reviews/all'],
      }),
    ),
    [paths.about.path]: open(
      title.about(studio),
      about(studio).story.items[0],
      drawn('About/AboutPage', { around: serverData }),
    ),
    [paths.services.path]: open(
      title.services(studio),
      meta.services,
      drawn('Services/ServicesPage', {
        around: serverData,
        reads: ['type', 'page'],
        lists: ['/api/service-type/service/all', '/api/styles/all'],
      }),
    ),
    [paths.style.path]: open(
      title.style({ styleName: '{styleName}', businessName: studio.businessName }),
      '{styleDescription}',
      drawn('Style/StylePage', { around: serverData, lists: ['/api/reviews/all'] }),
    ),
    [paths.policy.path]: open(title.policy(studio), meta.policy, drawn('Policy/PolicyPage')),
    [paths.faq.path]: open(title.faq(studio), meta.faq, drawn('Faq/FaqPage')),
    [paths.booking.path]: closed(title.booking(studio)),
    [paths.forgotPassword.path]: closed(title.forgot(studio), drawn('Passwords/ForgotPage')),
    [paths.resetPassword.path]: closed(
      title.reset(studio),
      drawn('Passwords/ResetPage', { reads: ['token'] }),
    ),
    [paths.verifyEmail.path]: closed(title.verifyEmail(studio)),
    [paths.dashboard.path]: closed(title.appointments(studio)),
    [paths.appointments.path]: closed(title.appointments(studio)),
    [paths.reschedule.path]: closed(title.reschedule(studio)),
    [paths.settings.path]: closed(title.settings(studio)),
    [paths.profile.path]: closed(title.profile(studio)),
    [paths.admin.path]: admin(adminStyles.title),
    [paths.adminStyles.path]: admin(adminStyles.title),
    [paths.adminStyleAdd.path]: admin(styleForm.add.title),
    [paths.adminStyleUpdate.path]: admin(styleForm.update.title),
    [paths.adminServiceTypes.path]: admin(adminTypes.title),
    [paths.adminBookings.path]: admin(bookings.title),
    [paths.adminBookingUpdate.path]: admin(booking.title),
    [paths.adminUndelivered.path]: admin(adminUndelivered.title),
    [paths.adminReviews.path]: admin(adminReviews.title),
    [paths.adminUsers.path]: admin(users.title),
    [paths.adminUploads.path]: admin(uploads.title),
    [paths.adminVideo.path]: admin(uploads.title),
    [paths.adminQuizes.path]: admin(uploads.title),
  },
  /** Where a style is not offered, or not any more. */
  styleMissing: closed(title.styleMissing(studio)),
  /** Where there is no page. */
  notFound: closed(title.notFound(studio)),
  /** What the picture of link previews shows. */
  imageAlt: meta.image,
};
