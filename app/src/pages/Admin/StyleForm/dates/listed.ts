const list = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** Words one after another, with "and" before the last. */
export const listed = (words: readonly string[]): string => list.format(words);
