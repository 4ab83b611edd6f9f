import type { StyleKey } from '@plaitful/illustrations/style';

/** A style of the demo studio; prices in CAD, discount in percent, duration as `H:MM`. */
export interface DemoStyle {
  readonly key: StyleKey;
  readonly serviceName: string;
  readonly style: string;
  readonly price: number;
  readonly discount: number;
  readonly duration: string;
  readonly shortDescription: string;
  readonly fullDetails: string;
  /** Made of the child's own hair only. @default false */
  readonly noAddedHair?: boolean;
  /** Gentle on tender heads. @default false */
  readonly gentle?: boolean;
}

export const demoServiceTypes: readonly string[] = [
  'Cornrows',
  'Braids',
  'Twists',
  'Protective Styles',
  'Hair Prep',
];

/** The deposit of every demo style, in CAD. */
export const DEMO_DEPOSIT = 20;

/** The 24 styles, in order; all invented. */
export const demoStyles: readonly DemoStyle[] = [
  {
    key: 'straightBackCornrows',
    serviceName: 'Cornrows',
    style: 'Straight-back cornrows',
    price: 55,
    discount: 0,
    duration: '1:30',
    shortDescription:
      'Neat cornrows from the forehead straight to the neck. A classic for school and sports.',
    fullDetails:
      'Eight to ten even rows that follow her head from front to back. No hair is added, so it stays light and cool. Lasts about two weeks with a satin bonnet at night. Good for a first visit and for tender heads.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'feedInCornrows',
    serviceName: 'Cornrows',
    style: 'Feed-in cornrows',
    price: 85,
    discount: 10,
    duration: '2:00',
    shortDescription: 'Cornrows that start small and grow fuller, with soft added hair fed in as we braid.',
    fullDetails:
      'We feed in small pieces of soft braiding hair, so each row starts flat and gentle at the front and ends in a long braid. Added hair is included; tell us the colour she likes. Lasts two to three weeks.',
  },
  {
    key: 'zigZagCornrows',
    serviceName: 'Cornrows',
    style: 'Zig-zag cornrows',
    price: 70,
    discount: 0,
    duration: '1:45',
    shortDescription: 'Cornrows with zig-zag parts in between. Playful, tidy and easy to wear.',
    fullDetails:
      'The rows run back while the parts between them zig and zag. No hair is added. She can choose small clips for the ends. Lasts about two weeks. Please come with dry, detangled hair, so that the parts stay sharp.',
    noAddedHair: true,
  },
  {
    key: 'cornrowsIntoPonytail',
    serviceName: 'Cornrows',
    style: 'Cornrows into ponytail',
    price: 80,
    discount: 0,
    duration: '1:45',
    shortDescription: 'Cornrows swept up into one high ponytail, plain or with a little added hair.',
    fullDetails:
      'All rows run up to the crown and meet in a high ponytail. It keeps hair off her face for dance, gym and swimming lessons. Added hair for a longer tail is included. Lasts about two weeks.',
  },
  {
    key: 'cornrowsWithBeads',
    serviceName: 'Cornrows',
    style: 'Cornrows with beads',
    price: 75,
    discount: 0,
    duration: '2:00',
    shortDescription: 'Straight cornrows that end in short braids with colourful beads she picks herself.',
    fullDetails:
      'Even rows to the back, with short braids at the neck. She chooses her beads from our box, up to five a braid, and we fix the ends so that they do not slip. Lasts about two weeks. Beads are included.',
    noAddedHair: true,
  },
  {
    key: 'lemonadeBraids',
    serviceName: 'Cornrows',
    style: 'Lemonade braids',
    price: 110,
    discount: 5,
    duration: '2:00',
    shortDescription: 'Cornrows swept to one side and falling over the shoulder, with added hair.',
    fullDetails:
      'Slim feed-in rows that all sweep from one side of her head to the other and end in long braids over one shoulder. Added hair is included. Lasts two to three weeks. Best for girls who can sit for two hours.',
  },
  {
    key: 'mediumBoxBraids',
    serviceName: 'Braids',
    style: 'Medium box braids',
    price: 160,
    discount: 0,
    duration: '3:00',
    shortDescription: 'Single braids from neat square parts, about as thick as a pencil.',
    fullDetails:
      'Square parts all over and single braids to the shoulder, about as thick as a pencil. Added hair is included. Lasts four to six weeks. It is our longest sitting, so we take two breaks. Please bring a snack.',
  },
  {
    key: 'jumboBoxBraids',
    serviceName: 'Braids',
    style: 'Jumbo box braids',
    price: 120,
    discount: 10,
    duration: '2:00',
    shortDescription: 'Big, bold braids from large square parts. Quick to do and easy to take out.',
    fullDetails:
      'Large square parts and chunky braids to the shoulder. They go in faster than medium braids and come out easily at home. Added hair is included. Lasts two to three weeks.',
  },
  {
    key: 'knotlessBraids',
    serviceName: 'Braids',
    style: 'Knotless braids',
    price: 220,
    discount: 0,
    duration: '3:00',
    shortDescription: 'Box braids that start flat, without a knot. Gentle on tender heads.',
    fullDetails:
      'We begin with her own hair and feed in the rest, so there is no knot at the root and much less pull. Shoulder length, added hair included. Lasts four to six weeks. The kindest choice for a tender head.',
    gentle: true,
  },
  {
    key: 'bobWithBeads',
    serviceName: 'Braids',
    style: 'Bob with beads',
    price: 140,
    discount: 0,
    duration: '2:45',
    shortDescription: 'Chin-length box braids with beads at the ends that click when she dances.',
    fullDetails:
      'Single braids cut to a chin-length bob, each closed with beads of her choice. It is lighter than long braids and swings when she moves. Added hair and beads are included. Lasts three to four weeks.',
  },
  {
    key: 'fulaniBraids',
    serviceName: 'Braids',
    style: 'Fulani braids',
    price: 150,
    discount: 15,
    duration: '2:45',
    shortDescription: 'Cornrows in front, one braid down the middle, box braids behind, and a few beads.',
    fullDetails:
      'A middle row, rows to both sides of the face with a bead at each end, and box braids at the back. Added hair and beads are included. Lasts three to four weeks. Inspired by Fulani hair traditions of West Africa.',
  },
  {
    key: 'twoBigPlaits',
    serviceName: 'Braids',
    style: 'Two big plaits',
    price: 45,
    discount: 0,
    duration: '1:00',
    shortDescription: 'Two thick plaits with a straight middle part. Done in an hour.',
    fullDetails:
      'One straight part and two thick plaits, left and right. No hair is added. Ribbons are included, in purple, pink or gold. Lasts a few days to a week, just right for a picture day or a trip.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'twoStrandTwists',
    serviceName: 'Twists',
    style: 'Two-strand twists',
    price: 90,
    discount: 0,
    duration: '2:00',
    shortDescription: 'Springy twists of her own hair all over. Soft, light and easy to take out.',
    fullDetails:
      'We part her hair in small sections and twist two strands around each other down to the ends. No hair is added. Lasts about two weeks. When you take them out, she has a soft twist-out for a few more days.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'flatTwists',
    serviceName: 'Twists',
    style: 'Flat twists',
    price: 65,
    discount: 0,
    duration: '1:30',
    shortDescription: 'Twists that lie flat on the head, like soft cornrows, to the back or to one side.',
    fullDetails:
      'Rows of two strands twisted flat along her head, softer than cornrows and gentle on the edges. No hair is added. Lasts about one week. A good choice before a swim or under a winter hat.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'passionTwists',
    serviceName: 'Twists',
    style: 'Passion twists',
    price: 180,
    discount: 5,
    duration: '3:00',
    shortDescription: 'Long, silky twists with curly ends, made with soft added hair.',
    fullDetails:
      'Her own hair is twisted together with soft, curly added hair for a loose, bouncy look to the shoulder. Added hair is included. Lasts four to five weeks. We take two breaks. Please bring a snack and a book.',
  },
  {
    key: 'twistedHighBun',
    serviceName: 'Twists',
    style: 'Twisted high bun',
    price: 75,
    discount: 0,
    duration: '1:30',
    shortDescription: 'Flat twists that run up into one round bun. Made for parties and dance days.',
    fullDetails:
      'Flat twists from all sides run up to the crown and end in one round bun. A little added hair makes the bun full and is included. A ribbon or small pearls? She chooses. Lasts about one week.',
  },
  {
    key: 'bantuKnots',
    serviceName: 'Protective Styles',
    style: 'Bantu knots',
    price: 70,
    discount: 0,
    duration: '1:30',
    shortDescription: 'Small coiled knots in neat parts all over the head.',
    fullDetails:
      'Neat triangle or square parts, each twisted and coiled into a small knot. No hair is added and no pins are used. Lasts about one week. Take the knots down at home for a few days of soft curls.',
    noAddedHair: true,
  },
  {
    key: 'afroPuffsBraidedFront',
    serviceName: 'Protective Styles',
    style: 'Afro puffs with braided front',
    price: 60,
    discount: 10,
    duration: '1:15',
    shortDescription: 'Cornrows in front and two round afro puffs behind.',
    fullDetails:
      'Short cornrows keep the front neat, and her own hair makes two round puffs at the back. No hair is added. We use soft, snag-free bands. Lasts about one week; the puffs can be freshened at home.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'braidedCrown',
    serviceName: 'Protective Styles',
    style: 'Braided crown',
    price: 65,
    discount: 0,
    duration: '1:15',
    shortDescription: 'One full braid that goes all around her head like a crown.',
    fullDetails:
      'One full braid starts behind the ear, goes all around her head and tucks in where it began. No hair is added for most lengths. Small flowers are included. Lasts up to a week. Lovely for weddings.',
  },
  {
    key: 'braidedSpaceBuns',
    serviceName: 'Protective Styles',
    style: 'Braided space buns',
    price: 60,
    discount: 0,
    duration: '1:15',
    shortDescription: 'Two high braided buns with a neat middle part.',
    fullDetails:
      'A middle part, short rows going up on each side, and two round braided buns on top. A little added hair is included if her hair is short. Stars or ribbons are hers to choose. Lasts about one week.',
  },
  {
    key: 'washDetanglePrep',
    serviceName: 'Hair Prep',
    style: 'Wash & detangle prep',
    price: 40,
    discount: 0,
    duration: '1:00',
    shortDescription: 'A gentle wash, conditioner and patient detangling, ready for braiding.',
    fullDetails:
      'We wash with a mild children’s shampoo, condition well and detangle in small sections from the ends up, at her pace. Her hair leaves clean and nearly dry. Book it before a style, or on its own.',
    noAddedHair: true,
    gentle: true,
  },
  {
    key: 'blowOutPrep',
    serviceName: 'Hair Prep',
    style: 'Blow-out prep',
    price: 35,
    discount: 0,
    duration: '1:00',
    shortDescription: 'Clean hair dried on low heat and stretched, so that parts come out neat.',
    fullDetails:
      'For hair that is already washed and detangled. We dry it on low heat with a heat protectant and stretch it with a wide comb. Braids come out smoother and take less time.',
    noAddedHair: true,
  },
  {
    key: 'washBlowOutPrep',
    serviceName: 'Hair Prep',
    style: 'Wash & blow-out prep',
    price: 65,
    discount: 15,
    duration: '1:30',
    shortDescription: 'Wash, detangle and blow-out in one visit. Saves you the evening before.',
    fullDetails:
      'Everything in one sitting: a mild wash, conditioner, patient detangling, and a low-heat blow-out to stretch. Her hair is ready for any style on the same or the next day.',
    noAddedHair: true,
  },
  {
    key: 'takeDownCombOut',
    serviceName: 'Hair Prep',
    style: 'Take-down & comb-out',
    price: 50,
    discount: 0,
    duration: '1:15',
    shortDescription: 'We take out old braids or twists and comb out the loose hair with care.',
    fullDetails:
      'We undo up to one full head of braids or twists, section by section, and comb out the hair that has been shed, with a spray that helps. Please tell us how long they have been in. A wash is not part of it.',
    noAddedHair: true,
  },
];
