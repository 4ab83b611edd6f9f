export interface DemoReview {
  readonly review: string;
  readonly reviewBy: string;
}

export const demoReviews: readonly DemoReview[] = [
  {
    review:
      'My daughter fell asleep in the chair. That says it all. The parts are perfect and nobody pulled.',
    reviewBy: 'Amara Osei (demo)',
  },
  {
    review:
      'I knew the price, the time and what to bring before we left home. Pickup was right when they said.',
    reviewBy: 'Danielle Roy (demo)',
  },
  {
    review:
      'She has a tender head and usually cries. Here she got breaks, a story and knotless braids. No tears at all.',
    reviewBy: 'Fatima Hassan (demo)',
  },
  {
    review: 'The beads! She chose every single one and clicked all the way home on the bus.',
    reviewBy: 'Grace Mbeki (demo)',
  },
  {
    review: 'Our box braids still looked neat after five weeks of hockey helmets.',
    reviewBy: 'Simone Tremblay (demo)',
  },
  {
    review: 'I could change our time myself, late in the evening, in about a minute. So easy.',
    reviewBy: 'Priya Nair (demo)',
  },
  {
    review:
      'They found knots I had missed for days and took their time. I was never made to feel bad about it.',
    reviewBy: 'Keisha Brown (demo)',
  },
  {
    review:
      'My twins went one after the other and both came out smiling. The braided crown was beautiful at the wedding.',
    reviewBy: 'Olivia Mensah (demo)',
  },
  {
    review: 'Clear deposit steps and a message when it arrived. I did not have to call anyone.',
    reviewBy: 'Hannah Adeyemi (demo)',
  },
  {
    review:
      'I am a dad with no idea about hair. They showed me how to look after the twists, without making me feel silly.',
    reviewBy: 'Marcus Bennett (demo)',
  },
  {
    review: 'Zig-zag cornrows for picture day. Her whole class asked where she got them.',
    reviewBy: 'Leila Diallo (demo)',
  },
  {
    review: 'A small, calm place. She asks every week when we can go back.',
    reviewBy: 'Nadine Joseph (demo)',
  },
];
