import * as css from '../../packages/design-system/src/workshop/componentPage.css.ts';
import type { Evidence, Outcome } from './evidence.ts';
import { evidenceRows } from './evidenceRows.ts';

const signs: Record<Outcome, string> = { passed: '✓', failed: '✕', 'not run': '–', 'not applicable': '·' };

/** The sign before an outcome in words. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <span className={css.sign[outcome]} aria-hidden="true">
      {signs[outcome]}
    </span>
  );
}

/** In one line: status, version, size and where to import it from. */
export function StatusLine({ name, evidence }: { name: string; evidence: Evidence }) {
  const { status, since, size } = evidence;
  return (
    <p className={css.status}>
      <span className={css.badge[status]}>{status}</span>
      <span>since {since}</span>
      {size && <span>{size.first} kB</span>}
      <code>{`import { ${name === 'Toast' ? 'toast' : name} } from '@plaitful/design-system/${name}';`}</code>
    </p>
  );
}

/** What was checked, and how it ended; what did not run says so. */
export function EvidenceTable({ evidence, keyboardStory }: { evidence: Evidence; keyboardStory: string }) {
  return (
    <table>
      <tbody>
        {evidenceRows(evidence).map(({ name, text, outcome }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {outcome && <OutcomeMark outcome={outcome} />}
              {name === 'Keyboard' && outcome !== 'not applicable' ? (
                <a href={keyboardStory}>{text}</a>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
