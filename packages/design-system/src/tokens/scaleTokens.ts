import type { TokenTree } from './token.ts';

/** Tokens that are the same in every theme. Fluid sizes grow between window widths of 360 px and 1440 px. */
export const scaleTokens = {
  font: {
    heading: {
      value: '"Fredoka Variable", "Fredoka Fallback", "Trebuchet MS", sans-serif',
      description: 'Headings, names, prices: rounded and friendly.',
    },
    body: {
      value: '"Nunito Sans Variable", "Nunito Sans Fallback", "Segoe UI", sans-serif',
      description: 'Everything else.',
    },
  },
  weight: {
    regular: { value: '400', description: 'Running text.' },
    medium: { value: '500', description: 'Quiet headings.' },
    semibold: { value: '600', description: 'Headings; emphasis in small text.' },
    bold: { value: '700', description: 'Labels, buttons, values.' },
  },
  text: {
    xs: { value: '0.8125rem', description: '13 px, the least: badges, cells, weekdays.' },
    caption: { value: '0.875rem', description: '14 px: captions.' },
    sm: { value: '0.9375rem', description: '15 px: labels and hints.' },
    md: { value: '1.0625rem', description: '17 px: body.' },
    lg: { value: 'clamp(1.125rem, 1.03rem + 0.42vw, 1.375rem)', description: '18 to 22 px: lead.' },
    xl: { value: 'clamp(1.25rem, 1.13rem + 0.55vw, 1.5rem)', description: '20 to 24 px: small heading.' },
    '2xl': { value: 'clamp(1.75rem, 1.4rem + 1.55vw, 2.75rem)', description: '28 to 44 px: dialog title.' },
    '3xl': { value: 'clamp(2.25rem, 1.55rem + 3.1vw, 4.25rem)', description: '36 to 68 px: section.' },
    title: { value: 'clamp(3rem, 1.9rem + 4.6vw, 6rem)', description: '48 to 96 px: page title.' },
    hero: { value: 'clamp(2.75rem, 1.5rem + 5.3vw, 6.25rem)', description: '44 to 100 px: the hero.' },
  },
  leading: {
    tight: { value: '1.05', description: 'Hero, page and dialog titles.' },
    snug: { value: '1.15', description: 'Other headings.' },
    close: { value: '1.4', description: 'Hints, leads and short blocks.' },
    body: { value: '1.5', description: 'Running text.' },
  },
  measure: { value: '62ch', description: 'The widest a line of running text gets.' },
  space: {
    1: { value: '4px', description: 'Between an icon and its word in a badge.' },
    2: { value: '8px', description: 'Between things that belong together.' },
    3: { value: '12px', description: 'Between fields.' },
    4: { value: '16px', description: 'Inside panels on a phone.' },
    6: { value: '24px', description: 'Between groups.' },
    8: { value: '32px', description: 'Between blocks.' },
    12: { value: '48px', description: 'Between sections on a phone.' },
    16: { value: '64px', description: 'Between sections.' },
    24: { value: '96px', description: 'Between sections on a desk.' },
    gutter: { value: 'clamp(20px, 6.67vw, 96px)', description: 'From the edge of the page to its content.' },
  },
  size: {
    target: { value: '44px', description: 'The least anything that is pressed measures.' },
    control: { value: '48px', description: 'Fields and buttons.' },
    controlLarge: { value: '60px', description: 'The large button that ends a step.' },
    page: { value: '1632px', description: 'The widest a page gets, gutters included.' },
  },
  radius: {
    control: { value: '8px', description: 'Controls, fields, days, times, badges.' },
    card: { value: '16px', description: 'Pictures and panels.' },
    sheet: { value: '24px', description: 'Dialogs and sheets.' },
    pill: { value: '999px', description: 'Beads and counters.' },
  },
  motion: {
    feedback: { value: '120ms', description: 'An answer to a press or a pointer.' },
    enter: { value: '240ms', description: 'Something comes in.' },
    leave: { value: '160ms', description: 'Something goes: faster than it came.' },
    ease: { value: 'cubic-bezier(0.16, 1, 0.3, 1)', description: 'Ease-out for all of them.' },
  },
  layer: {
    raised: { value: '1', description: 'Above its neighbours.' },
    sticky: { value: '10', description: 'Bars that stay while the page scrolls.' },
    menu: { value: '20', description: 'Menus and tips.' },
    drawer: { value: '30', description: 'Drawers; dialogs lie in the browser’s own top layer.' },
    toast: { value: '40', description: 'Toasts.' },
  },
} as const satisfies TokenTree;
