import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { findBrokenWords } from './findBrokenWords.ts';

const inBox = (width: number, style: CSSProperties, children: ReactNode) =>
  render(<div style={{ width, font: '16px monospace', ...style }}>{children}</div>);

it.each<[string, number, CSSProperties, string, string]>([
  ['in a box that is too narrow for it', 60, { overflowWrap: 'anywhere' }, 'Deposit', 'Deposi|t in Deposit'],
  [
    'by a style, although it has room',
    100,
    { wordBreak: 'break-all' },
    'The deposits',
    'deposi|ts in The deposits',
  ],
])('a short word is torn %s', (_why, width, style, text, found) => {
  inBox(width, style, text);
  expect(findBrokenWords()).toEqual([found]);
});

it('a long word is torn in a box that has room for it, and otherwise not', () => {
  const name = 'Wolfeschlegelstein';
  inBox(200, { wordBreak: 'break-all' }, `Child ${name}`);
  expect(findBrokenWords()).toEqual([`Wolfeschlegels|tein in Child ${name}`]);
  document.body.replaceChildren();
  inBox(150, { overflowWrap: 'anywhere' }, `Child ${name}`);
  expect(findBrokenWords()).toEqual([]);
});

it('breaks at spaces, hyphens and soft hyphens tear no word', () => {
  inBox(90, {}, <p>No times e-Transfer drop-off ap&shy;point&shy;ment</p>);
  expect(findBrokenWords()).toEqual([]);
});

it('text that is hidden, for screen readers only or clamped is left out', () => {
  const torn: CSSProperties = { overflowWrap: 'anywhere', width: 30 };
  render(
    <>
      <p style={{ ...torn, display: 'none' }}>Deposit</p>
      <p style={{ ...torn, position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>Deposit</p>
      <p style={{ ...torn, display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}>
        Deposit
      </p>
    </>,
  );
  expect(findBrokenWords()).toEqual([]);
});

it('with an open dialog only its words are looked at', () => {
  render(
    <>
      <p style={{ width: 30, overflowWrap: 'anywhere' }}>Behind it</p>
      <dialog ref={(dialog) => dialog?.showModal()} aria-label="Deposit">
        <p style={{ width: 40, overflowWrap: 'anywhere', font: '16px monospace' }}>Deposit</p>
      </dialog>
    </>,
  );
  expect(findBrokenWords()).toEqual(['Depo|sit in Deposit']);
});
