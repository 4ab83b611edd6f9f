const inAddress = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Where Storybook shows a page of words. */
export const pageHref = (title: string): string => `/docs/${inAddress(title)}--docs`;

/** Where Storybook shows a story. */
export const storyHref = (title: string, name: string): string =>
  `/story/${inAddress(title)}--${inAddress(name)}`;

/** What a link leads to. */
export interface Place {
  name: string;
  href: string;
}

/** What of the product can be looked at here,. */
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
