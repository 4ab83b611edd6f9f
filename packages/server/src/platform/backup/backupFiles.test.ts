import { expect, it } from 'vitest';
import { addDays } from '@plaitful/domain/studio-time';
import { getBackupName, listExpired } from './backupFiles.ts';

it('keeps seven nights, four Sundays and seven backups made on request', () => {
  const nights = Array.from({ length: 60 }, (_, day) => addDays('2026-10-01', day));
  const requested = Array.from({ length: 9 }, (_, day) => `2026-11-0${day + 1}T14-05`);
  const expired = new Set(listExpired([...nights, ...requested, '2026-01-01T03-00.dump']));
  expect(nights.filter((night) => !expired.has(night))).toEqual([
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(requested.filter((name) => expired.has(name))).toEqual(['2026-11-01T14-05', '2026-11-02T14-05']);
  expect(expired).not.toContain('2026-01-01T03-00.dump');
});

it('names a backup made on request by the date and time of the studio', () => {
  expect(getBackupName(new Date('2026-12-02T03:30:00Z'), 'America/Toronto')).toBe('2026-12-01T22-30');
});
