import { use } from 'react';
import * as css from '../../packages/design-system/src/workshop/componentPage.css.ts';
import type { Evidence } from './evidence.ts';
import { countScreenReaders, outcomeWords, overviewChecks } from './evidenceRows.ts';
import { OutcomeMark } from './EvidenceTable.tsx';

export interface ComponentEvidence {
  name: string;
  page: string;
  evidence: Evidence;
}

let answer: Promise<ComponentEvidence[]> | undefined;

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
          {overviewChecks.map(([key, name]) => (
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
            {overviewChecks.map(([key]) => (
              <td key={key}>
                <OutcomeMark outcome={evidence[key]} />
                {outcomeWords[evidence[key]]}
              </td>
            ))}
            <td>{countScreenReaders(evidence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
