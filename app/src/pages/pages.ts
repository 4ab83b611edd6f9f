import type { PrerenderOptions, ServedPage } from '@plaitful/api-client/page';
import { adminTitles } from '@plaitful/messages/en-CA/adminTitles';
import { meta, notFound, title } from '@plaitful/messages/en-CA/common';
import { paths, PICKER_PARAM } from '../lib/paths.ts';
import type { PageGuard, PageHandle } from '../lib/routing/page.ts';

export interface Page extends PageHandle, Omit<ServedPage, keyof PageHandle> {
  /** Its file in this folder, which exports a component of the same name. */
  readonly module?: string;
  readonly redirectTo?: string;
  readonly prerender?: MeasuredPrerender;
}

interface MeasuredPrerender extends PrerenderOptions {
  /** A URL of the page with sample parameters, for measurements and tests. @default its path */
  readonly sampleUrl?: string;
  /** Budget of its scripts before any interaction, in kB after `gzip -9`; more fails the build. */
  readonly scriptsBudget: number;
}

const member: PageGuard = { reason: 'dashboard' };
const owner: PageGuard = { reason: 'dashboard', isKeptWhenExpired: true };

const ownerTitle =
  (heading: string): Page['title'] =>
  ({ businessName }) =>
    title.admin({ heading, businessName });

const ownerPage = (path: string, module: string, heading: string): Page => ({
  path,
  module: `Admin/${module}`,
  title: ownerTitle(heading),
  guard: owner,
});

/**
 * Every page. Routes, prerendering, sitemap, robots.txt, budgets and end-to-end tests derive from it. It imports no
 * component, so that Node can read it.
 */
export const pages: readonly Page[] = [
  {
    path: paths.home.path,
    module: 'Home/HomePage',
    title: title.home,
    description: meta.home,
    isIndexed: true,
    prerender: {
      scriptsBudget: 128,
      initialData: ['/api/reviews/all'],
      lazyModules: ['src/features/reviews/ReviewsCarousel.tsx'],
    },
  },
  {
    path: paths.about.path,
    module: 'About/AboutPage',
    title: title.about,
    description: meta.about,
    isIndexed: true,
    callsApi: true,
    prerender: { scriptsBudget: 172 },
  },
  {
    path: paths.services.path,
    module: 'Services/ServicesPage',
    title: title.services,
    description: () => meta.services,
    isIndexed: true,
    callsApi: true,
    prerender: {
      scriptsBudget: 175,
      initialData: ['/api/service-type/service/all', '/api/styles/all'],
    },
  },
  {
    path: paths.style.path,
    module: 'Style/StylePage',
    title: title.style,
    description: ({ styleDescription }) => styleDescription,
    isIndexed: true,
    callsApi: true,
    prerender: {
      sampleUrl: paths.style.href(1),
      scriptsBudget: 175,
      initialData: ['style', '/api/reviews/all'],
      unlessQuery: [PICKER_PARAM],
    },
  },
  {
    path: paths.policy.path,
    module: 'Policy/PolicyPage',
    title: title.policy,
    description: () => meta.policy,
    isIndexed: true,
    prerender: { scriptsBudget: 128 },
  },
  {
    path: paths.faq.path,
    module: 'Faq/FaqPage',
    title: title.faq,
    description: () => meta.faq,
    isIndexed: true,
    prerender: { scriptsBudget: 128 },
  },
  {
    path: paths.forgotPassword.path,
    module: 'PasswordReset/ForgotPage',
    title: title.forgot,
    prerender: { scriptsBudget: 172 },
  },
  {
    path: paths.resetPassword.path,
    module: 'PasswordReset/ResetPage',
    title: title.reset,
  },
  {
    path: paths.verifyEmail.path,
    module: 'VerifyEmail/VerifyEmailPage',
    title: title.verifyEmail,
    callsApi: true,
  },
  {
    path: paths.confirmEmail.path,
    module: 'EmailChange/ConfirmEmailPage',
    title: title.confirmEmail,
    callsApi: true,
  },
  {
    path: paths.undoEmail.path,
    module: 'EmailChange/UndoEmailPage',
    title: title.undoEmail,
    callsApi: true,
  },
  {
    path: paths.booking.path,
    module: 'Booking/BookingPage',
    title: title.booking,
    guard: { reason: 'booking', isKeptWhenExpired: true },
  },
  {
    path: paths.dashboard.path,
    redirectTo: paths.appointments.path,
    title: title.appointments,
    guard: member,
  },
  {
    path: paths.appointments.path,
    module: 'Dashboard/AppointmentsPage',
    title: title.appointments,
    guard: member,
  },
  {
    path: paths.reschedule.path,
    module: 'Reschedule/ReschedulePage',
    title: title.reschedule,
    guard: { ...member, isKeptWhenExpired: true },
  },
  { path: paths.settings.path, module: 'Dashboard/SettingsPage', title: title.settings, guard: member },
  { path: paths.profile.path, module: 'Dashboard/ProfilePage', title: title.profile, guard: member },
  {
    path: paths.admin.path,
    redirectTo: paths.adminStyles.path,
    title: ownerTitle(adminTitles.styles),
    guard: owner,
  },
  ownerPage(paths.adminStyles.path, 'Styles/StylesPage', adminTitles.styles),
  ownerPage(paths.adminStyleAdd.path, 'StyleForm/StyleAddPage', adminTitles.styleAdd),
  ownerPage(paths.adminStyleUpdate.path, 'StyleForm/StyleUpdatePage', adminTitles.styleUpdate),
  ownerPage(paths.adminServiceTypes.path, 'ServiceTypes/ServiceTypesPage', adminTitles.serviceTypes),
  ownerPage(paths.adminCalendar.path, 'Calendar/CalendarPage', adminTitles.calendar),
  ownerPage(paths.adminBookings.path, 'Bookings/BookingsPage', adminTitles.bookings),
  ownerPage(paths.adminBookingUpdate.path, 'BookingUpdate/BookingUpdatePage', adminTitles.bookingUpdate),
  ownerPage(paths.adminUndelivered.path, 'Undelivered/UndeliveredPage', adminTitles.undelivered),
  ownerPage(paths.adminReviews.path, 'Reviews/ReviewsPage', adminTitles.reviews),
  ownerPage(paths.adminUsers.path, 'Users/UsersPage', adminTitles.users),
  ownerPage(paths.adminUploads.path, 'Uploads/UploadsPage', adminTitles.uploads),
  ownerPage(paths.adminVideo.path, 'Uploads/UploadsPage', adminTitles.uploads),
  ownerPage(paths.adminQuizes.path, 'Uploads/UploadsPage', adminTitles.uploads),
  ownerPage(`${paths.admin.path}/*`, 'AdminNotFoundPage', notFound.title),
  { path: '*', module: 'NotFound/NotFoundPage', title: title.notFound },
];

export const prerenderedPages = pages.flatMap(({ prerender, ...page }) =>
  prerender ? [{ ...page, prerender, ...prerender, sampleUrl: prerender.sampleUrl ?? page.path }] : [],
);

/** The modules fetched for a page before any interaction, relative to the app's folder. */
export const listModules = ({
  module,
  callsApi = false,
  prerender,
}: Pick<Page, 'module' | 'callsApi' | 'prerender'>) => [
  'src/entry/client.tsx',
  ...(prerender ? [`src/pages/${module}.tsx`] : []),
  ...(callsApi ? ['src/lib/api/ApiQueryProvider.tsx'] : []),
];
