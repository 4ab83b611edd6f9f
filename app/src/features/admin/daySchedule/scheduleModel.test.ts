import { expect, it } from 'vitest';
import { sampleBooking, sampleConfirmed, samplePaid } from '../../../storybook/sampleBookings.ts';
import { formatBalance } from '../../appointments/formatBalance.ts';
import { getWeek } from './scheduleModel.ts';

it('weekOf returns Sunday to Saturday across a year boundary', () => {
  expect(getWeek('2026-11-21')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(getWeek('2027-01-01')[0]).toBe('2026-12-27');
});

it('has the whole price to pay before the deposit, the rest after it, and nothing once all is paid', () => {
  const price = { value: 45, styleDeposit: 20 };
  expect(
    [sampleBooking, samplePaid, sampleConfirmed].map((one) => formatBalance({ ...one, ...price })),
  ).toEqual(['$45', '$25', '$0']);
});
