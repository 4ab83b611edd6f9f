import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempDir } from '../../../test/tempDir.ts';
import { toPublicBusiness, loadBusiness } from './business.ts';
import { checkConfig, ConfigError, parseConfig } from './config.ts';

const repositoryFile = resolve(import.meta.dirname, '../../../../../business.json');

const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://plaitful.example', MAIL: 'files' };

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databasePool: 10,
      dataDir: resolve('.data'),
      demoData: false,
      admin: undefined,
      businessFile: resolve('business.json'),
      depositDeadlineMinutes: 1440,
      jobsIntervalMs: 5000,
      rateLimit: true,
      trustProxy: [],
      metrics: 'loopback',
      isProduction: false,
    });
  });

  it('treats an empty value as unset', () => {
    const config = parseConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: 'http://plaitful.example/' });
    expect([config.port, config.databaseUrl, config.publicUrl]).toEqual([
      3000,
      undefined,
      'http://plaitful.example',
    ]);
  });

  it('of a studio behind a proxy are right with the proxy, or without one where none is named', () => {
    const studio = { NODE_ENV: 'production', PUBLIC_URL: 'https://plaitful.example', MAIL: 'files' };
    const proxies = (TRUST_PROXY: string) => parseConfig({ ...studio, TRUST_PROXY }).trustProxy;
    expect([proxies('loopback, 10.0.0.0/8'), proxies('none')]).toEqual([['loopback', '10.0.0.0/8'], []]);
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: 'http://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'plaitful.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['HOST', { DEMO_DATA: '1', HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { DEMO_DATA: '1', PUBLIC_URL: 'http://plaitful.example' }],
    ['TRUST_PROXY', { DEMO_DATA: '1', TRUST_PROXY: 'loopback' }],
    ['NODE_ENV', { ...production, DEMO_DATA: '1', PUBLIC_URL: 'http://localhost:3000' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'Braids-4-Ada' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'Plaitful-demo-1' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Braids-4-Ada' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { NODE_ENV: 'production', PUBLIC_URL: 'http://plaitful.example' }],
    ['PUBLIC_URL', { NODE_ENV: 'production', MAIL: 'files' }],
    ['MAIL', { MAIL: 'no' }],
    ['MAIL', { MAIL: 'files', SMTP_URL: 'smtps://mail.example' }],
    ['SMS_URL', { SMS_URL: 'ftp://x' }],
    ['SMS_URL', { SMS_URL: 'https://key:secret@sms.example/send' }],
    ['DEPOSIT_DEADLINE_MINUTES', { DEPOSIT_DEADLINE_MINUTES: '0' }],
    ['JOBS_INTERVAL_MS', { JOBS_INTERVAL_MS: '1.5' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'maybe' }],
    ['RATE_LIMIT', { ...production, RATE_LIMIT: 'off' }],
    ['FSYNC', { ...production, FSYNC: 'off' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/40' }],
    ['TRUST_PROXY', { PUBLIC_URL: 'https://plaitful.example' }],
    ['TRUST_PROXY', { PUBLIC_URL: 'https://plaitful.example', TRUST_PROXY: 'none,loopback' }],
    ['METRICS', { METRICS: 'off' }],
  ])('name %s when it is wrong: %o', (name, env) => {
    const read = () => parseConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow('\n');
    expect(checkConfig(env).problems.map(({ setting }) => setting)).toEqual([name]);
  });

  it('name all that are wrong, each in one line and once', () => {
    const { problems, config } = checkConfig({
      NODE_ENV: 'production',
      PORT: 'abc',
      PUBLIC_URL: 'plaitful.example',
      SMS_URL: 'ftp://x',
      DEMO_DATA: '1',
    });
    expect(problems.map(({ setting }) => setting).toSorted()).toEqual([
      'NODE_ENV',
      'PORT',
      'PUBLIC_URL',
      'SMS_URL',
      'SMTP_URL',
    ]);
    expect(config.port).toBe(3000);
  });

  it('never repeat a secret', () => {
    expect(() => parseConfig({ ADMIN_EMAIL: 'o@example.com', ADMIN_PASSWORD: 'hunter2' })).not.toThrow(
      'hunter2',
    );
  });
});

const write = (content: string): string => {
  const file = join(makeTempDir(), 'business.json');
  writeFileSync(file, content);
  return file;
};
const given = (change: object): string =>
  write(JSON.stringify({ ...loadBusiness(repositoryFile), ...change }));

describe('business.json', () => {
  it('of the repository is the demo studio of the wording, and its settings are public', () => {
    const business = loadBusiness(repositoryFile);
    expect(business).toMatchObject({
      name: 'Plaitful Kids',
      timeZone: 'America/Toronto',
      chairs: 2,
      maxUnpaidBookings: 3,
    });
    const shown = toPublicBusiness(business, parseConfig({ SMS_URL: 'https://sms.example' }), false);
    expect(shown).toMatchObject({ depositDeadlineMinutes: 1440, textMessages: true, isDemo: false });
    expect(shown).toHaveProperty('chairs', 2);
    expect(shown).toHaveProperty('region', 'CA-ON');
    const older = {
      maxUnpaidPerPhone: undefined,
      maxUnverifiedPerNetwork: undefined,
      unverifiedHoldMinutes: undefined,
      retentionMonths: undefined,
    };
    expect(loadBusiness(given(older))).toEqual(business);
    expect(toPublicBusiness(business, parseConfig({}), false)).not.toHaveProperty('maxUnpaidPerPhone');
    expect(toPublicBusiness(business, parseConfig({}), false)).not.toHaveProperty('retentionMonths');
    expect(loadBusiness(given({ region: undefined })).region).toBeNull();
    const withoutChairs = loadBusiness(given({ chairs: null }));
    expect(toPublicBusiness(withoutChairs, parseConfig({}), false)).not.toHaveProperty('chairs');
  });

  it.each([
    ['cannot be read (ENOENT)', () => '/nowhere/business.json'],
    ['is not valid JSON', () => write('{')],
    ['contactEmail', () => given({ contactEmail: 'studio' })],
    ['chairs', () => given({ chairs: 0 })],
    ['region', () => given({ region: 'Ontario' })],
    ['colour', () => given({ colour: 'pink' })],
    ['timeZone', () => given({ timeZone: 'Ottawa' })],
    ['ageMin', () => given({ ageMin: 13 })],
    ['hours.0.from', () => given({ hours: [{ weekday: 'friday', from: '19:00', to: '16:00' }] })],
  ])('reports each error in one line: %s', (words, file) => {
    const read = () => loadBusiness(file());
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(words);
    expect(read).not.toThrow('\n');
  });
});
