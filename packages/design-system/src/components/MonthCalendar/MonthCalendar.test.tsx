import { render, screen } from '@testing-library/react';
import { expect, expectTypeOf, it } from 'vitest';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';
import { sampleBoard } from './MonthCalendar.fixture.tsx';

it('does not compile without an open day', () => {
  expectTypeOf<Omit<MonthCalendarProps, 'value'>>().not.toExtend<MonthCalendarProps>();
});

it('keeps the days of narrow weekdays as wide as the others in a container of 280 px', () => {
  render(
    <div style={{ width: 280 }}>
      <MonthCalendar {...sampleBoard} />
    </div>,
  );
  const getWidth = (name: string): number =>
    screen.getByRole('button', { name }).getBoundingClientRect().width;
  expect(getWidth('Monday, December 7, 2026, nothing')).toBe(
    getWidth('Saturday, December 5, 2026, 5 booked'),
  );
});
