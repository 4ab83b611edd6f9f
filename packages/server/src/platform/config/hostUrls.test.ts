import { expect, it } from 'vitest';
import { listHostUrls } from './hostUrls.ts';

it('lists the URL of each host', () => {
  expect(listHostUrls('postgres://u:p,w@one:5432,[::1]:5433/db?sslmode=require')).toEqual([
    'postgres://u:p,w@one:5432/db?sslmode=require',
    'postgres://u:p,w@[::1]:5433/db?sslmode=require',
  ]);
  expect(listHostUrls('postgresql://one/db')).toEqual(['postgresql://one/db']);
});
