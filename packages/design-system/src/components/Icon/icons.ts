import { alert, chevronDown, chevronLeft, chevronRight, lock, pause, play } from './paths.ts';

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function dot(x: number, y: number): string {
  return `M${x} ${y}h.01`;
}

const disc = circle(12, 12, 8.5);

/** The icons, each one path on a 24 × 24 grid with a rounded stroke of 2.2. */
export const icons = {
  alert,
  arrowLeft: 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  arrowRight: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM4 10h16M8 3v4M16 3v4',
  cancelled: `${disc}M9 9l6 6M15 9l-6 6`,
  check: 'm5 13 4.5 4.5L19 7.5',
  chevronDown,
  chevronLeft,
  chevronRight,
  chevronUp: 'm5 15 7-7 7 7',
  circle: disc,
  clock: `${disc}M12 7v5l3 2`,
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15V6a2 2 0 0 1 2-2h8',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  external: 'M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4M14 4h6v6M20 4l-9 9',
  eye: `M2.5 12c2-4.2 5.4-6.5 9.5-6.5s7.5 2.3 9.5 6.5c-2 4.2-5.4 6.5-9.5 6.5S4.5 16.2 2.5 12Z${circle(12, 12, 2.8)}`,
  eyeOff:
    'M5 6.7C4 7.9 3.2 9.7 2.5 12c2 4.2 5.4 6.5 9.5 6.5 1.7 0 3.2-.4 4.6-1.1M9.5 5.8A9 9 0 0 1 12 5.5c4.1 0 7.5 2.3 9.5 6.5-.7 1.5-1.6 2.8-2.6 3.8M4 4l16 16M10.2 10.2a2.7 2.7 0 0 0 3.7 3.7',
  facebook: 'M14 21v-9h3.2l.6-3.6H14V6.6c0-1.1.6-1.9 2-1.9h2V3.1C14.2 2.5 10.4 3 10.4 7v1.4H7.2V12h3.2v9',
  filter: 'M4 6h16M7 12h10M10 18h4',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  info: `${disc}M12 11.5V16${dot(12, 8)}`,
  instagram: `M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z${circle(12, 12, 3.6)}${dot(16.8, 7.2)}`,
  list: `M9 6h11M9 12h11M9 18h11${dot(4.5, 6)}${dot(4.5, 12)}${dot(4.5, 18)}`,
  lock,
  logOut: 'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M10 12h10M16 7.5l4.5 4.5-4.5 4.5',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 7.5 12 13.5l8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  message: 'M4 5h16v11H9l-5 4V5Z',
  more: `${dot(5, 12)}${dot(12, 12)}${dot(19, 12)}`,
  pause,
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5',
  phone:
    'M6 3.5h3.2l1.6 4.3-2.3 1.7a12 12 0 0 0 6 6l1.7-2.3 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5C10.4 20 4 13.6 3.5 6.2A2.5 2.5 0 0 1 6 3.5Z',
  pin: `M12 21c-4.7-5-7-8.4-7-11.5a7 7 0 0 1 14 0c0 3.1-2.3 6.5-7 11.5Z${circle(12, 9.5, 2.4)}`,
  play,
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v6H7Z',
  reload: 'M19.5 8.5A8.5 8.5 0 1 0 20.5 12M20 4v4.8h-4.8',
  search: `${circle(10.5, 10.5, 6.5)}M15.5 15.5 20.5 20.5`,
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  tag: `M4 5a1 1 0 0 1 1-1h7l8 8-8 8-8-8V5Z${dot(8.2, 8.2)}`,
  tiktok: 'M13.5 4v11.2a3.8 3.8 0 1 1-3.8-3.8M13.5 4c.4 2.6 2.2 4.2 4.8 4.4',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  undo: 'M9 4.5 4 9.5l5 5M4 9.5h10.2a5 5 0 0 1 0 10H10',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  user: `${circle(12, 8, 4)}M4 21c1-5 4-7 8-7s7 2 8 7`,
  users: `${circle(9, 8.5, 3.5)}M2.5 20c.8-4.3 3.2-6 6.5-6s5.7 1.7 6.5 6M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.5c2.2.7 3.5 2.4 4 5.5`,
} as const;

/** Mirrored in right-to-left text. */
export const mirroredInRtl: ReadonlySet<keyof typeof icons> = new Set([
  'arrowLeft',
  'arrowRight',
  'chevronLeft',
  'chevronRight',
  'external',
  'list',
  'logOut',
  'undo',
]);
