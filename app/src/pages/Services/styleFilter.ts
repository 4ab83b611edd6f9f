import type { Style } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import { services } from '@plaitful/messages/en-CA/services';
import { formatDurationShort, formatMoney } from '@plaitful/messages/format';
import type { ServicesQuery } from '../../lib/paths.ts';

/** What a parent narrows the styles by, as the page's query has it. */
export type StyleFilter = Pick<ServicesQuery, 'minutes' | 'price' | 'noAddedHair' | 'gentle'>;

export interface FilterChoice {
  name: keyof StyleFilter;
  value: number;
  label: string;
  fits: (style: Style) => boolean;
}

const { filter: labels } = services;

const upToMinutes = (value: number): FilterChoice => ({
  name: 'minutes',
  value,
  label: labels.upTo({ most: formatDurationShort(value) }),
  fits: ({ styleDuration }) => (parseDuration(styleDuration) ?? 0) <= value,
});

const upToPrice = (value: number): FilterChoice => ({
  name: 'price',
  value,
  label: labels.upTo({ most: formatMoney(value) }),
  fits: (style) => style.value <= value,
});

const withTag = (name: 'noAddedHair' | 'gentle'): FilterChoice => ({
  name,
  value: 1,
  label: labels[name],
  fits: (style) => style[name],
});

const choices: readonly FilterChoice[] = [
  upToMinutes(90),
  upToMinutes(120),
  upToPrice(60),
  upToPrice(100),
  withTag('noAddedHair'),
  withTag('gentle'),
];

/** Values that are no choice are left out. */
export const parseStyleFilter = (search: URLSearchParams): StyleFilter =>
  Object.fromEntries(
    choices
      .filter(({ name, value }) => search.get(name) === String(value))
      .map(({ name, value }) => [name, value]),
  );

export const filterStyles = (styles: readonly Style[], filter: StyleFilter): readonly Style[] =>
  styles.filter((style) => choices.every(({ name, value, fits }) => filter[name] !== value || fits(style)));

/** The choices that leave some of the styles out, but not all, and those that are chosen. */
export const listFilterChoices = (styles: readonly Style[], filter: StyleFilter): FilterChoice[] =>
  choices.filter(
    ({ name, value, fits }) => filter[name] === value || (styles.some(fits) && !styles.every(fits)),
  );
