import type { Bill } from '@plaitful/api-client/contract';
import { bill as labels } from '@plaitful/messages/en-CA/visit';
import { formatMoney } from '@plaitful/messages/format';
import * as css from './BillTable.css.ts';

const Row = ({ label, amount, look = css.row }: { label: string; amount: number; look?: string }) => (
  <tr className={look}>
    <th scope="row" className={css.label}>
      {label}
    </th>
    <td className={css.amount}>{formatMoney(amount)}</td>
  </tr>
);

/** The lines of a finished visit, its total, and what was paid when. */
export function BillTable({ bill: { lines, total, deposit, balance, tip, paidBy } }: { bill: Bill }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{labels.caption}</caption>
      <tbody>
        {lines.map(({ kind, label, amount, optionId }, index) => (
          <Row
            key={optionId ?? `${kind}${index}`}
            label={kind === 'LATE_FEE' ? labels.lateFee : label}
            amount={amount}
          />
        ))}
        <Row label={labels.total} amount={total} look={css.total} />
        <Row label={labels.deposit} amount={deposit} />
        <Row label={labels.balanceBy({ method: paidBy })} amount={balance} />
        {tip === 0 ? null : <Row label={labels.tip} amount={tip} />}
      </tbody>
    </table>
  );
}
