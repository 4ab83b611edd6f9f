export const reviews = {
  title: 'What parents say',
  demo: 'These reviews are invented, for the demo.',
  empty: 'No reviews yet. Yours could be the first.',
  failed: 'Failed to fetch reviews',
  loading: 'Loading...',
  more: 'Read more',
  less: 'Read less',
  subject: ({ reviewBy }: { reviewBy: string }) => `of the review by ${reviewBy}`,
};
