import type { Style } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import type { ServicesQuery } from '../../lib/paths.ts';

/** What a parent narrows the styles by, as the page's query has it. */
export type StyleFilter = Pick<ServicesQuery, 'minutes' | 'price' | 'noAddedHair' | 'gentle'>;

export interface FilterChoice {
  name: keyof StyleFilter;
  value: number;
}

const choices: readonly FilterChoice[] = [
  { name: 'minutes', value: 90 },
  { name: 'minutes', value: 120 },
  { name: 'price', value: 60 },
  { name: 'price', value: 100 },
  { name: 'noAddedHair', value: 1 },
  { name: 'gentle', value: 1 },
];

function fits(style: Style, { name, value }: FilterChoice): boolean {
  if (name === 'minutes') return (parseDuration(style.styleDuration) ?? 0) <= value;
  return name === 'price' ? style.value <= value : style[name];
}

export const isChosen = (filter: StyleFilter, { name, value }: FilterChoice): boolean =>
  filter[name] === value;

/** Values that are no choice are left out. */
export const parseStyleFilter = (search: URLSearchParams): StyleFilter =>
  Object.fromEntries(
    choices
      .filter(({ name, value }) => search.get(name) === String(value))
      .map(({ name, value }) => [name, value]),
  );

export const filterStyles = (styles: readonly Style[], filter: StyleFilter): readonly Style[] =>
  styles.filter((style) => choices.every((choice) => !isChosen(filter, choice) || fits(style, choice)));

/** The choices that leave some of the styles out, but not all, and those that are chosen. */
export const listFilterChoices = (styles: readonly Style[], filter: StyleFilter): FilterChoice[] =>
  choices.filter((choice) => {
    const count = styles.filter((style) => fits(style, choice)).length;
    return isChosen(filter, choice) || (count > 0 && count < styles.length);
  });
