import { use } from 'react';
import * as css from '../../packages/design-system/src/workshop/componentPage.css.ts';
import type { Evidence, Outcome } from './evidence.ts';
import { OutcomeMark } from './EvidenceTable.tsx';

export interface ComponentEvidence {
  name: string;
  page: string;
  evidence: Evidence;
}

let answer: Promise<ComponentEvidence[]> | undefined;

const checks = [
  ['axe', 'Axe'],
  ['layout', 'Widths'],
  ['keyboard', 'Keyboard'],
  ['forcedColors', 'Forced colours'],
  ['rightToLeft', 'Right to left'],
] as const satisfies readonly (readonly [keyof Evidence, string])[];

const meanings: Record<Outcome, string> = {
  passed: 'passed',
  failed: 'failed',
  'not run': 'not run',
  'not applicable': 'none',
};

/** The evidence of all components in one table. */
export function EvidenceOverview() {
  answer ??= fetch('./components/evidence.json').then(
    (found) => found.json() as Promise<ComponentEvidence[]>,
  );
  return (
    <table className={css.overview}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          {checks.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Screen readers</th>
        </tr>
      </thead>
      <tbody>
        {use(answer).map(({ name, page, evidence }) => (
          <tr key={name}>
            <th scope="row">
              <a href={page}>{name}</a>
            </th>
            {checks.map(([key]) => (
              <td key={key}>
                <OutcomeMark outcome={evidence[key]} />
                {meanings[evidence[key]]}
              </td>
            ))}
            <td>
              {evidence.screenReaders.filter(({ date }) => date !== undefined).length} of{' '}
              {evidence.screenReaders.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
