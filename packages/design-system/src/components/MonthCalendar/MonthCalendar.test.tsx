import { expectTypeOf, it } from 'vitest';
import type { MonthCalendarProps } from './MonthCalendar.tsx';

it('does not compile without an open day', () => {
  expectTypeOf<Omit<MonthCalendarProps, 'value'>>().not.toExtend<MonthCalendarProps>();
});
