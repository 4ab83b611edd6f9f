import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getFirstDayOfWeek } from '../../words/words.ts';
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

test('ignores a last date before the first date', () => {
  const warn = warnings();
  const { getByRole } = render(<DatePicker {...samplePicker} lastDate="2026-11-01" />);
  expect(getByRole('button', { name: 'Next month' }).ariaDisabled).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'DatePicker: lastDate="2026-11-01" lies before firstDate="2026-12-03". Give a later one, or none.',
  );
});

test('warns once about free days outside the bounds, however many there are', () => {
  const warn = warnings();
  const free = (date: string) => ({ state: 'free' as const, label: date });
  const { getByRole } = render(
    <DatePicker {...samplePicker} describeDay={free} firstDate="2026-12-03" lastDate="2026-12-12" />,
  );
  expect(getByRole('button', { name: '2026-12-13' }).ariaDisabled).toBe('true');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'DatePicker: describeDay calls days free that lie before firstDate or after lastDate. Say past or notOffered, or move the bounds.',
  );
});

describe('the first day of the week', () => {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const getRow = (container: HTMLElement, date: number) =>
    [...container.querySelectorAll('tbody tr')]
      .map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.querySelector('span[aria-hidden]')?.textContent),
      )
      .find((row) => row.includes(String(date)));

  test.each([
    ['en-CA', 'Sun', ['6', '7', '8', '9', '10', '11', '12']],
    ['de', 'Mon', ['7', '8', '9', '10', '11', '12', '13']],
    ['ar-EG', 'Sat', ['5', '6', '7', '8', '9', '10', '11']],
  ])('in %s is %s', async (locale, first, week) => {
    const firstDayOfWeek = getFirstDayOfWeek(locale);
    const { container, getAllByRole } = render(
      <DatePicker
        {...samplePicker}
        firstDayOfWeek={firstDayOfWeek}
        value="2026-12-12"
        defaultFocusedDate="2026-12-09"
      />,
    );
    const headers = [...container.querySelectorAll('th')].map(({ textContent }) => textContent);
    const start = names.indexOf(first);
    expect(headers).toEqual([...names.slice(start), ...names.slice(0, start)]);
    expect(getRow(container, 9)).toEqual(week);
    const focused = () => document.activeElement?.querySelector('[aria-hidden]')?.textContent;
    getAllByRole('button')
      .find(({ tabIndex, textContent }) => tabIndex === 0 && textContent.includes('December'))
      ?.focus();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe(week[0]);
    await userEvent.keyboard('{End}');
    expect(focused()).toBe(week[6]);
  });

  test('is Sunday by default', () => {
    const { container } = render(<DatePicker {...samplePicker} />);
    expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(names);
  });
});

test.each([undefined, 4] as const)('the month is a heading of the level %s, 3 by default', (headingLevel) => {
  const { getByRole } = render(<DatePicker {...samplePicker} headingLevel={headingLevel} />);
  expect(getByRole('heading', { level: headingLevel ?? 3 })).toHaveTextContent('December 2026');
});

test('hydrates the server-rendered month', () => {
  const place = document.createElement('div');
  const picker = <DatePicker {...samplePicker} value="2026-12-12" />;
  document.body.append(place);
  place.innerHTML = renderToString(picker);
  const before = place.innerHTML;
  expect(before).toContain('December 2026');
  render(picker, { container: place, hydrate: true });
  expect(place.innerHTML).toBe(before);
});

test('shows the month of a date that is set from outside, with its tab stop on it', async () => {
  const onMonthChange = vi.fn<(month: string) => void>();
  const props = { ...samplePicker, onMonthChange };
  const { rerender, getByRole, container } = render(<DatePicker {...props} value="2026-12-12" />);
  expect(onMonthChange).not.toHaveBeenCalled();
  rerender(<DatePicker {...props} value="2027-01-30" />);
  await expect.poll(() => getByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(container.querySelector('[aria-selected=true] button')).toHaveAttribute('tabindex', '0');
  expect(onMonthChange.mock.calls).toEqual([['2027-01']]);
  // Not the focus of the page.
  expect(document.activeElement).toBe(document.body);
  rerender(<DatePicker {...props} value={undefined} />);
  expect(getByRole('heading', { name: 'January 2027' })).toBeVisible();
});

test('stays in the month that the user turned to while the date remains the same', async () => {
  const { rerender, getByRole } = render(<DatePicker {...samplePicker} value="2026-12-12" />);
  await userEvent.click(getByRole('button', { name: 'Next month' }));
  rerender(<DatePicker {...samplePicker} value="2026-12-12" />);
  expect(getByRole('heading', { name: 'January 2027' })).toBeVisible();
});

test('the months that are shown are told by mouse and by keys, each once', async () => {
  const onMonthChange = vi.fn<(month: string) => void>();
  const { getByRole } = render(
    <DatePicker {...samplePicker} value="2026-12-12" onMonthChange={onMonthChange} />,
  );
  await userEvent.click(getByRole('button', { name: 'Next month' }));
  await userEvent.click(getByRole('button', { name: 'Previous month' }));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(onMonthChange.mock.calls.flat()).toEqual(['2027-01', '2026-12', '2027-01', '2027-02']);
});
