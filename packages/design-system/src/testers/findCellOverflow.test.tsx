import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { findCellOverflow } from './findCellOverflow.ts';

const inCell = (children: ReactNode, style: CSSProperties = {}) =>
  render(
    <div style={{ width: 300 }}>
      <table style={{ tableLayout: 'fixed', borderSpacing: 0, width: 300, ...style }}>
        <tbody>
          <tr>
            <td style={{ padding: 0 }}>{children}</td>
            <td>Update</td>
          </tr>
        </tbody>
      </table>
    </div>,
  );

it('finds a badge that stands out of its cell', () => {
  inCell(<span style={{ display: 'inline-block', width: 160 }}>CANCELLED</span>);
  expect(findCellOverflow()).toEqual(['CANCELLED: 10 px']);
});

it('finds what stands out at the start of a cell', () => {
  inCell(<span style={{ display: 'inline-block', marginLeft: -20 }}>PENDING</span>);
  expect(findCellOverflow()).toEqual(['PENDING: 20 px']);
});

it('finds a table that is wider than its box', () => {
  inCell('PAID', { width: 320 });
  expect(findCellOverflow()).toEqual(['table : 20 px']);
});

it('leaves out a table that a negative margin makes wider than its box', () => {
  inCell('5', { width: 310, marginInline: -5 });
  expect(findCellOverflow()).toEqual([]);
});

it('leaves out what fits, is hidden, for screen readers only or placed on its own', () => {
  const wide: CSSProperties = { display: 'inline-block', width: 400 };
  inCell(
    <>
      <span>PAID</span>
      <span style={{ ...wide, display: 'none' }}>hidden</span>
      <span style={{ display: 'inline-block', width: 1, height: 1, marginLeft: 200 }}>read aloud</span>
      <span style={{ ...wide, position: 'absolute' }}>menu</span>
    </>,
  );
  expect(findCellOverflow()).toEqual([]);
});
