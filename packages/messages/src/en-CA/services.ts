export const services = {
  title: 'Services',
  text: 'Choose a kind of service, or look through all the styles.',
  types: {
    label: 'Kinds of service',
    empty: 'There are no services yet.',
    /** Shown below the names of the demo's types; types that the owner adds have none. */
    line: {
      Cornrows: 'Neat rows, close to the head',
      Braids: 'Box braids, knotless braids and plaits',
      Twists: 'Soft, springy and quick to take out',
      'Protective Styles': 'Knots, puffs, crowns and buns',
      'Hair Prep': 'Washed, detangled and stretched',
    },
  },
  grid: {
    all: 'All styles',
    ofType: ({ serviceName }: { serviceName: string }) => `${serviceName} styles`,
  },
  filter: {
    label: 'Narrow the styles',
    /** A duration or a price. */
    upTo: ({ most }: { most: string }) => `Up to ${most}`,
    noAddedHair: 'No added hair',
    gentle: 'Gentle on tender heads',
  },
  count: ({ count }: { count: number }) => (count === 1 ? '1 style' : `${count} styles`),
  loading: 'Loading the styles...',
  error: { text: 'Error loading services. Please try again later.' },
  empty: {
    all: ({ contactPhone }: { contactPhone: string }) =>
      `There are no styles to book yet. Please look again soon, or call ${contactPhone}.`,
    type: {
      text: ({ serviceName }: { serviceName: string }) => `There are no ${serviceName} styles right now.`,
      button: 'See all styles',
    },
    filter: { text: 'No style fits all of this.', button: 'Show all styles' },
  },
  card: {
    image: ({ styleName }: { styleName: string }) => `Picture of ${styleName}`,
    discount: ({ discount }: { discount: string }) => `${discount} off`,
    duration: {
      spoken: ({ durationSpoken }: { durationSpoken: string }) => `Takes about ${durationSpoken}`,
    },
    deposit: ({ deposit }: { deposit: string }) => `Deposit ${deposit}`,
    /** The price of a style with nothing added. */
    from: ({ price }: { price: string }) => `from ${price}`,
    noTimes: 'No free times right now',
  },
};

export const style = {
  /** The way back to the styles. */
  back: { label: 'Where you are', services: 'Services' },
  missing: {
    text: 'No service selected.',
    button: 'See all services',
  },
  price: {
    label: 'Price',
    wasLabel: 'was',
    was: ({ price }: { price: string }) => `was ${price}`,
    hint: 'This is an estimate. Hair length and extras can change it, and we tell you before we start.',
    /** For a style with options. */
    fromHint: 'With nothing added. Choose below what she needs, and see the total.',
  },
  duration: {
    label: 'Duration',
    hint: 'About this long. Long or thick hair can take more time.',
  },
  deposit: {
    label: 'Deposit fee',
    hint: ({ deadlineSpan }: { deadlineSpan: string }) =>
      `Part of the price, not on top of it. Due within ${deadlineSpan} of booking.`,
  },
  prep: {
    title: 'Before you come',
    text: 'Please bring her with clean, dry, detangled hair, or book Hair Prep first.',
  },
  book: {
    text: 'Book Now',
    next: ({ date }: { date: string }) => `Next free ${date}`,
    loading: 'Checking the free times...',
    failed: 'We could not check the free times. Please try again.',
    why: ({ contactEmail }: { contactEmail: string }) =>
      `This style has no free times right now. Look at another style, or write to ${contactEmail}.`,
  },
  failed: 'We could not load this style. Please try again.',
};
