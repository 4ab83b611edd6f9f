import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlaitLine, plaitAnchor } from '../PlaitLine/PlaitLine.tsx';
import { PlaitSteps, type PlaitStep } from '../PlaitSteps/PlaitSteps.tsx';
import { Plait } from './Plait.tsx';

const step = (key: string, state: PlaitStep['state']): PlaitStep => ({ key, name: key, label: key, state });

function saidBy(draw: () => void): string[] {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw();
  return said.mock.calls.map(([sentence]) => String(sentence));
}

test('reserves its space in server HTML', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Plait size="progress" />);
  const before = place.offsetHeight;
  place.remove();
  const { container } = render(<Plait size="progress" />);
  expect(container.querySelector('path')).not.toBeNull();
  expect(container.offsetHeight).toBe(before);
});

test('a plait warns about stretches or clamps outside of it', () => {
  expect(
    saidBy(() =>
      render(
        <>
          <Plait plaited={[[0.5, 40]]} />
          <Plait clamps={[{ at: 12, kind: 'open' }]} />
        </>,
      ),
    ),
  ).toEqual([
    'Plait: plaited has [0.5, 40]: write shares of the length from 0 to 1, the smaller one first.',
    'Plait: a clamp is at 12: write a share of the length from 0 to 1.',
  ]);
});

test('PlaitSteps warns about steps in the wrong order', () => {
  // React logs an error about duplicate keys.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const steps = [step('style', 'current'), step('time', 'done'), step('style', 'ahead')];
  expect(saidBy(() => render(<PlaitSteps label="Steps" steps={steps} />))).toEqual([
    'PlaitSteps: two steps have the key "style": give every step its own.',
    'PlaitSteps: the step "time" is done out of turn: say done for the first steps, current for one and ahead for the rest.',
  ]);
  complaints.mockClear();
});

test('a line with one anchor renders nothing, with a console warning', () => {
  expect(
    saidBy(() => {
      const { container } = render(
        <>
          <i {...plaitAnchor('down')} />
          <PlaitLine />
        </>,
      );
      expect(container.querySelector('path')).toBeNull();
    }),
  ).toEqual([
    'PlaitLine: the page has one anchor, and a plait needs two: spread plaitAnchor() on another element.',
  ]);
});
