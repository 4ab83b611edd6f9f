import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DatePicker } from './DatePicker.tsx';
import { samplePicker } from './DatePicker.fixture.ts';

function warnings() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

test('a non-existent date is ignored with a console warning', () => {
  const warn = warnings();
  const { container } = render(<DatePicker {...samplePicker} value="2026-13-40" />);
  expect(container.querySelector('[aria-selected=true]')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'DatePicker: value="2026-13-40" is no date. Write yyyy-MM-dd with a month and a day that exist, for example "2026-12-05".',
  );
});

test('a date that is not free is not shown as chosen', () => {
  const warn = warnings();
  const { container } = render(<DatePicker {...samplePicker} value="2026-12-11" />);
  expect(container.querySelector('[aria-selected=true]')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'DatePicker: value="2026-12-11" is full and is shown as not chosen. Give a date that describeDay calls free, or none.',
  );
});

test('a last date before the first one is left out of account', () => {
  const warn = warnings();
  const { getByRole } = render(<DatePicker {...samplePicker} lastDate="2026-11-01" />);
  expect(getByRole('button', { name: 'Next month' }).ariaDisabled).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'DatePicker: lastDate="2026-11-01" lies before firstDate="2026-12-03". Give a later one, or none.',
  );
});

test('the server’s month is taken over without a change', () => {
  const place = document.createElement('div');
  const picker = <DatePicker {...samplePicker} value="2026-12-12" />;
  document.body.append(place);
  place.innerHTML = renderToString(picker);
  const before = place.innerHTML;
  expect(before).toContain('December 2026');
  render(picker, { container: place, hydrate: true });
  expect(place.innerHTML).toBe(before);
});
