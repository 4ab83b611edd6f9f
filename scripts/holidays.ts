// `npm run generate:holidays`: the statutory holidays of Canada's provinces, from the library date-holidays. In a
// browser the library would take 140 kB; its data for 15 years takes 2 kB.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Holidays from 'date-holidays';
import { formatSource } from './formatSource.ts';

const root = resolve(import.meta.dirname, '..');

export const holidaysFile = 'packages/domain/src/holidays.gen.ts';

const years = Array.from({ length: 15 }, (_, index) => 2026 + index);

/** Corrections of the library by the employment standards laws. */
const corrections = {
  /** A holiday of federal offices alone. */
  nowhere: ['Easter Monday'],
  /** Statutory since 2022 to 2024. */
  truthAndReconciliation: ['BC', 'MB', 'NT', 'NU', 'PE', 'YT'],
} as const;

const reconciliationDay = { date: '09-30', name: 'National Day for Truth and Reconciliation' };

function listHolidays(region: string): [date: string, name: string][] {
  const library = new Holidays('CA', region, { languages: ['en'] });
  const added = corrections.truthAndReconciliation.some((other) => other === region);
  return years.flatMap((year) => {
    const found = library
      .getHolidays(year)
      .filter(({ type, name }) => type === 'public' && !corrections.nowhere.some((other) => other === name))
      .map(({ date, name }): [string, string] => [date.slice(0, 10), name.replaceAll("'", '’')]);
    const more: [string, string][] = added
      ? [[`${year}-${reconciliationDay.date}`, reconciliationDay.name]]
      : [];
    return [...found, ...more].toSorted(([one], [other]) => one.localeCompare(other));
  });
}

/** The generated file: the dates by region and name. */
export async function holidaysText(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/date-holidays/package.json'), 'utf8'),
  ) as { version: string };
  const regions = Object.keys(new Holidays().getStates('CA')).toSorted();
  const byRegion = Object.fromEntries(
    regions.map((region) => {
      const dates: Record<string, string> = {};
      for (const [date, name] of listHolidays(region)) {
        dates[name] = dates[name] === undefined ? date : `${dates[name]} ${date}`;
      }
      return [`CA-${region}`, dates];
    }),
  );
  const text = `// Made by \`npm run generate:holidays\` from date-holidays ${version} (ISC and CC BY 3.0, by commenthol).

/** The dates of statutory holidays by region (ISO 3166-2) and name. */
export const holidays: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(byRegion)};
`;
  return formatSource(holidaysFile, text);
}

if (import.meta.main) writeFileSync(join(root, holidaysFile), await holidaysText());
