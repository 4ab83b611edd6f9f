import type { ServedPage } from '@plaitful/api-client/page';
import { adminTitles } from '@plaitful/messages/en-CA/adminTitles';
import { meta, notFound, title } from '@plaitful/messages/en-CA/common';
import { paths } from '../lib/paths.ts';
import type { PageGuard, PageHandle } from '../lib/routing/page.ts';

export interface Page extends PageHandle, Omit<ServedPage, keyof PageHandle | 'prerender'> {
  /** Its file in this folder, which exports a component of the same name. */
  readonly module?: string;
  readonly redirectTo?: string;
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
 * Every page. Routes, prerendering (`prerendering.ts`), sitemap, robots.txt and end-to-end tests derive from it. It
 * imports no component, so that Node can read it.
 */
export const pages: readonly Page[] = [
  {
    path: paths.home.path,
    module: 'Home/HomePage',
    title: title.home,
    description: meta.home,
    isIndexed: true,
  },
  {
    path: paths.about.path,
    module: 'About/AboutPage',
    title: title.about,
    description: meta.about,
    isIndexed: true,
    callsApi: true,
  },
  {
    path: paths.services.path,
    module: 'Services/ServicesPage',
    title: title.services,
    description: () => meta.services,
    isIndexed: true,
    callsApi: true,
  },
  {
    path: paths.style.path,
    module: 'Style/StylePage',
    title: title.style,
    description: ({ styleDescription }) => styleDescription,
    isIndexed: true,
    callsApi: true,
  },
  {
    path: paths.policy.path,
    module: 'Policy/PolicyPage',
    title: title.policy,
    description: () => meta.policy,
    isIndexed: true,
  },
  {
    path: paths.faq.path,
    module: 'Faq/FaqPage',
    title: title.faq,
    description: () => meta.faq,
    isIndexed: true,
  },
  {
    path: paths.forgotPassword.path,
    module: 'PasswordReset/ForgotPage',
    title: title.forgot,
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
  { path: paths.receipt.path, module: 'Receipt/ReceiptPage', title: title.receipt, guard: member },
  { path: paths.deposit.path, module: 'Deposit/DepositPage', title: title.deposit, guard: member },
  { path: paths.settings.path, module: 'Dashboard/SettingsPage', title: title.settings, guard: member },
  { path: paths.profile.path, module: 'Dashboard/ProfilePage', title: title.profile, guard: member },
  {
    path: paths.admin.path,
    redirectTo: paths.adminBookings.path,
    title: ownerTitle(adminTitles.bookings),
    guard: owner,
  },
  ownerPage(paths.adminStyles.path, 'Styles/StylesPage', adminTitles.styles),
  ownerPage(paths.adminStyleAdd.path, 'StyleForm/StyleAddPage', adminTitles.styleAdd),
  ownerPage(paths.adminStyleUpdate.path, 'StyleForm/StyleUpdatePage', adminTitles.styleUpdate),
  ownerPage(paths.adminServiceTypes.path, 'ServiceTypes/ServiceTypesPage', adminTitles.serviceTypes),
  ownerPage(paths.adminMonth.path, 'Month/MonthPage', adminTitles.month),
  ownerPage(paths.adminExtras.path, 'Extras/ExtrasPage', adminTitles.extras),
  ownerPage(paths.adminCalendar.path, 'Calendar/CalendarPage', adminTitles.calendar),
  ownerPage(paths.adminDeposits.path, 'Deposits/DepositsPage', adminTitles.deposits),
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
