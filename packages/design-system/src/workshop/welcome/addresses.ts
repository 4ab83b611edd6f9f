const inAddress = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The URL of a docs page in Storybook. */
export const pageHref = (title: string): string => `/docs/${inAddress(title)}--docs`;

/** The URL of a story in Storybook. */
export const storyHref = (title: string, name: string): string =>
  `/story/${inAddress(title)}--${inAddress(name)}`;

/**
 * The page of a story with a part of the sidebar: the product's screens, those of them on which a call fails, or
 * only the design system.
 */
export const filteredHref = (address: string, filter: 'screens' | 'failures' | '!screens'): string =>
  `${address}&tags=${filter}`;

/** The target of a link. */
export interface Place {
  name: string;
  href: string;
}

/** Links to pages and flows of the product. */
export const places = {
  screens: [
    { name: 'Home', href: filteredHref(storyHref('Pages/Home', 'Guest'), 'screens') },
    { name: 'My Appointments', href: filteredHref(storyHref('Pages/My Appointments', 'Rows'), 'screens') },
    { name: 'Admin bookings', href: filteredHref(storyHref('Pages/Admin bookings', 'Rows'), 'screens') },
  ],
  flows: ['Booking', 'Reschedule', 'Appointment', 'Session', 'Password reset'].map((name) => ({
    name,
    href: storyHref('Flows/Drawn live', name),
  })),
} as const satisfies Record<string, readonly Place[]>;
