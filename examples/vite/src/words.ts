// Every word of the screen that is not the studio's own. Replace it to have another language.

const atNoon = (date: string) => new Date(`${date}T12:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...options });
  return (date: string) => formatter.format(atNoon(date));
};

export const formatDate = format({ dateStyle: 'full' });
export const formatDay = format({ dateStyle: 'medium' });
const formatMonthOf = format({ month: 'long', year: 'numeric' });
export const formatMonth = (month: string) => formatMonthOf(`${month}-01`);

export const formatTime = (time: string) => {
  const hours = Number.parseInt(time, 10);
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'am' : 'pm'}`;
};

export const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  position: ({ index, total }: { index: number; total: number }) => `${index} of ${total}`,
};

export const calendar = {
  label: (month: string) => `Calendar, ${formatMonth(month)}`,
  formatMonth,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
  nextMonth: { label: 'Next month', disabledReason: 'Later months are not open yet.' },
} as const;

export const table = {
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  pagination: {
    label: 'Pages of visits',
    previous: { text: 'Prev', suffix: 'page' },
    next: { text: 'Next', suffix: 'page' },
    page: (page: number) => `Page ${page}`,
    current: (page: number, pages: number) => `Page ${page} of ${pages}, you are here`,
    gap: 'Some pages are not shown',
    turned: (page: number, pages: number) => `Page ${page} of ${pages} shown`,
  },
};
