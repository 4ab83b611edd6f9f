/** How something is written, and why: by its name. */
export type WordingFacts = Readonly<Record<string, readonly [value: string, note: string]>>;

/** The tables of the page about wording, by the story that shows them; its Markdown page has them too. */
export const wordingFacts = {
  Money: {
    Price: ['$45, $76.50', 'Cents only where there are any, and then two.'],
    'Price with a discount': [
      '$76.50, before $85',
      'The old one is struck through, and “before” is said aloud.',
    ],
    Deposit: ['$45, of which $20 is the deposit', 'Never alone, so that nobody adds it on top.'],
  },
  DatesAndTimes: {
    Date: ['Saturday 5 December 2026', 'Weekday first, no comma.'],
    'Date where room is short': ['Sat 5 Dec', 'In cells and chips; the year only where it is not this one.'],
    'Time in a sentence': ['3:15 pm', 'Small letters and a space.'],
    'Time in a table': ['3:15 PM', 'Figures of one width, so that they stand straight.'],
    Deadline: ['Sunday 6 December 2026, 3:15 pm', 'Always a day and an hour, never “within 24 hours” alone.'],
    'Another zone': ['All times are Ottawa time.', 'Said only to a reader whose device is elsewhere.'],
  },
  Durations: {
    'How long a style takes': ['45 min, 1 h 30 min', 'As the studio writes it, in cards and tables.'],
    'The same, spoken': ['1 hour 30 minutes', 'For screen readers and in sentences.'],
    'What is left': ['12 of 255 characters', 'Counted, never “almost full”.'],
  },
} as const satisfies Readonly<Record<string, WordingFacts>>;
