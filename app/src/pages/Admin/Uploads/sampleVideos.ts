export type VideoStatus = 'Active' | 'Pending' | 'Inactive';

export interface SampleVideo {
  date: string;
  url: string;
  name: string;
  location: string;
  status: VideoStatus;
}

export const sampleVideos: readonly SampleVideo[] = [
  {
    date: '2026-09-04',
    url: 'https://example.com/videos/straight-back-cornrows',
    name: 'Straight-back cornrows in a minute',
    location: 'Home',
    status: 'Active',
  },
  {
    date: '2026-09-05',
    url: 'https://example.com/videos/satin-bonnet',
    name: 'How to tie a satin bonnet',
    location: 'About',
    status: 'Active',
  },
  {
    date: '2026-09-11',
    url: 'https://example.com/videos/detangle',
    name: 'Detangling without tears',
    location: 'Services',
    status: 'Active',
  },
  {
    date: '2026-09-12',
    url: 'https://example.com/videos/beads',
    name: 'Choosing beads',
    location: 'Services',
    status: 'Pending',
  },
  {
    date: '2026-09-18',
    url: 'https://example.com/videos/knotless',
    name: 'Knotless braids, step by step',
    location: 'Services',
    status: 'Active',
  },
  {
    date: '2026-09-19',
    url: 'https://example.com/videos/studio-tour',
    name: 'A look around the studio',
    location: 'Home',
    status: 'Active',
  },
  {
    date: '2026-09-25',
    url: 'https://example.com/videos/first-visit',
    name: 'Her first visit',
    location: 'FAQ',
    status: 'Pending',
  },
  {
    date: '2026-09-26',
    url: 'https://example.com/videos/wash-day',
    name: 'Wash day at home',
    location: 'FAQ',
    status: 'Active',
  },
  {
    date: '2026-10-02',
    url: 'https://example.com/videos/take-down',
    name: 'Taking braids out with care',
    location: 'FAQ',
    status: 'Inactive',
  },
  {
    date: '2026-10-03',
    url: 'https://example.com/videos/puffs',
    name: 'Two puffs in ten minutes',
    location: 'Home',
    status: 'Active',
  },
  {
    date: '2026-10-09',
    url: 'https://example.com/videos/winter-hats',
    name: 'Braids under winter hats',
    location: 'FAQ',
    status: 'Pending',
  },
  {
    date: '2026-10-16',
    url: 'https://example.com/videos/crown',
    name: 'A braided crown',
    location: 'Services',
    status: 'Inactive',
  },
  {
    date: '2026-10-23',
    url: 'https://example.com/videos/twists',
    name: 'Two-strand twists that last',
    location: 'Services',
    status: 'Active',
  },
];
