const list = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** Joins with commas, and "and" before the last. */
export const listed = (words: readonly string[]): string => list.format(words);
