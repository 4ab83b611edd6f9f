import { expectTypeOf, it } from 'vitest';
import type { MonthBoardProps } from './MonthBoard.tsx';

it('does not compile without an open day', () => {
  expectTypeOf<Omit<MonthBoardProps, 'value'>>().not.toExtend<MonthBoardProps>();
});
