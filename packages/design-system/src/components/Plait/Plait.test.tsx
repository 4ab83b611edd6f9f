import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlaitConnector, plaitAnchor } from '../PlaitConnector/PlaitConnector.tsx';
import { Stepper, type StepperStep } from '../Stepper/Stepper.tsx';
import { Plait } from './Plait.tsx';

const step = (key: string, state: StepperStep['state']): StepperStep => ({
  key,
  name: key,
  label: key,
  state,
});

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

test('a plait warns about stretches or markers outside of it', () => {
  expect(
    saidBy(() =>
      render(
        <>
          <Plait plaited={[[0.5, 40]]} />
          <Plait markers={[{ at: 12, kind: 'open' }]} />
        </>,
      ),
    ),
  ).toEqual([
    'Plait: plaited has [0.5, 40]: write shares of the length from 0 to 1, the smaller one first.',
    'Plait: a marker is at 12: write a share of the length from 0 to 1.',
  ]);
});

test('Stepper warns about steps in the wrong order', () => {
  // React logs an error about duplicate keys.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const steps = [step('style', 'current'), step('time', 'done'), step('style', 'ahead')];
  expect(saidBy(() => render(<Stepper label="Steps" steps={steps} />))).toEqual([
    'Stepper: two steps have the key "style": give every step its own.',
    'Stepper: the step "time" is done out of turn: say done for the first steps, current for one and ahead for the rest.',
  ]);
  complaints.mockClear();
});

test('a line with one anchor renders nothing, with a console warning', () => {
  expect(
    saidBy(() => {
      const { container } = render(
        <>
          <i {...plaitAnchor('down')} />
          <PlaitConnector />
        </>,
      );
      expect(container.querySelector('path')).toBeNull();
    }),
  ).toEqual([
    'PlaitConnector: the page has one anchor, and a plait needs two: spread plaitAnchor() on another element.',
  ]);
});
