const inAddress = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The URL of a docs page in Storybook. */
export const pageHref = (title: string): string => `/docs/${inAddress(title)}--docs`;

/** The URL of a story in Storybook. */
export const storyHref = (title: string, name: string): string =>
  `/story/${inAddress(title)}--${inAddress(name)}`;

/** The target of a link. */
export interface Place {
  name: string;
  href: string;
}

/** Links to pages and flows of the product. */
export const places = {
  screens: [
    { name: 'Home', href: storyHref('Pages/Home', 'Guest') },
    { name: 'My Appointments', href: storyHref('Pages/My Appointments', 'Rows') },
    { name: 'Admin bookings', href: storyHref('Pages/Admin bookings', 'Rows') },
  ],
  flows: ['Booking', 'Reschedule', 'Appointment', 'Session', 'Password reset'].map((name) => ({
    name,
    href: storyHref('Flows/Drawn live', name),
  })),
} as const satisfies Record<string, readonly Place[]>;
