import type { Closure } from './closures.ts';

export const day = (date: string): Closure => ({ from: date, to: date, fromTime: null, toTime: null });
export const part = (date: string, fromTime: string, toTime: string): Closure => ({
  from: date,
  to: date,
  fromTime,
  toTime,
});
export const afternoon = part('2026-12-05', '13:00', '17:00');
export const holidays: Closure = { from: '2026-12-24', to: '2027-01-02', fromTime: null, toTime: null };
