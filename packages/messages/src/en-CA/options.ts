const listNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** What an option adds: a price or a duration. */
export const adds = ({ what }: { what: string }) => `+${what}`;

/** Of an option that adds nothing. */
export const included = 'included';

/** What can be chosen for a style. */
export const options = {
  title: 'Choose what she needs',
  any: 'Any of these, or none.',
  about: ({ duration }: { duration: string }) => `about ${duration}`,
  totalSpoken: ({ price, durationSpoken }: { price: string; durationSpoken: string }) =>
    `${price}, about ${durationSpoken}`,
  hairCard: {
    from: ({ names }: { names: readonly string[] }) =>
      `from ${listNames(names.map((name) => `${name}’s`))} hair ${names.length > 1 ? 'cards' : 'card'}`,
    choose: 'From the hair card of:',
    /** For screen readers, after the child's name. */
    says: ({ optionName }: { optionName: string }) => `, ${optionName}`,
  },
};

/** What was chosen for an appointment. */
export const chosenOptions = {
  term: 'What you chose',
  total: 'Total',
};
