import { readFileSync } from 'node:fs';
import { photoConsents } from '@plaitful/domain/booking-details';
import type { IncludedTax } from '@plaitful/domain/visit';
import { weekdays } from '@plaitful/domain/studio-time';
import type { Business as PublicBusiness } from '@plaitful/api-client/contract';
import { Ajv2020, type ErrorObject, type JSONSchemaType } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ConfigError, type Config } from './config.ts';

/** The content of `business.json`; `chairs` may be null there for "no number". */
export interface Business extends Omit<PublicBusiness, 'depositDeadlineMinutes' | 'textMessages' | 'isDemo'> {
  /** The maximum number of unpaid bookings of a phone number. */
  maxUnpaidPerPhone: number;
  /** The maximum number of unpaid bookings of members with an unverified email address from one network. */
  maxUnverifiedPerNetwork: number;
  /** How long after the opening hours a booking with options that take time may end. */
  overrunMinutes: number;
  /** Months after the appointment; then personal data is removed from a booking. */
  retentionMonths: number;
  /** The tax that prices include; null or left out for none. */
  tax?: IncludedTax | null;
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const email = { type: 'string', format: 'email', maxLength: 254 } as const;
const time = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const;
const money = { type: 'number', minimum: 0, maximum: 100_000, multipleOf: 0.01 } as const;
const count = { type: 'integer', minimum: 0, maximum: 10_000 } as const;
const atLeastOne = { type: 'integer', minimum: 1, maximum: 1000 } as const;

const properties: JSONSchemaType<Business>['properties'] = {
  name: text,
  city: text,
  address: text,
  contactEmail: email,
  contactPhone: text,
  paymentEmail: email,
  timeZone: text,
  region: { type: 'string', pattern: '^CA-[A-Z]{2}$', nullable: true, default: null },
  hours: {
    type: 'array',
    maxItems: 7,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: { weekday: { type: 'string', enum: weekdays }, from: time, to: time },
      required: ['weekday', 'from', 'to'],
    },
  },
  usualDeposit: money,
  lateFee: money,
  graceMinutes: count,
  policyNoticeHours: count,
  faqNoticeHours: count,
  pickupReminderMinutes: count,
  pickupMinutes: count,
  ageMin: count,
  ageMax: count,
  photoConsent: { type: 'string', enum: photoConsents },
  chairs: { ...atLeastOne, nullable: true },
  maxUnpaidBookings: atLeastOne,
  maxUnpaidPerPhone: { ...atLeastOne, default: 4 },
  maxUnverifiedPerNetwork: { ...atLeastOne, default: 6 },
  unverifiedHoldMinutes: { ...atLeastOne, maximum: 10_000, default: 60 },
  overrunMinutes: { ...count, maximum: 600, default: 30 },
  retentionMonths: { ...atLeastOne, default: 84 },
  tax: {
    type: 'object',
    nullable: true,
    additionalProperties: false,
    properties: { name: text, rate: { type: 'number', exclusiveMinimum: 0, maximum: 100 }, number: text },
    required: ['name', 'rate', 'number'],
  },
  social: {
    type: 'array',
    maxItems: 10,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: { network: text, url: { type: 'string', format: 'uri', pattern: '^https?://' } },
      required: ['network', 'url'],
    },
  },
};

const schema = {
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((name) => name !== 'chairs' && name !== 'tax'),
};

const ajv = new Ajv2020({ allErrors: true, multipleOfPrecision: 6, useDefaults: true });
addFormats.default(ajv);
const validate = ajv.compile<Business>(schema);

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-CA', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function describe({ instancePath, params, message = 'is wrong' }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  const extra: unknown = params['additionalProperty'];
  const named = typeof extra === 'string' ? ` (${extra})` : '';
  return `${field === '' ? 'it' : field} ${message}${named}`;
}

/** Checks that the schema cannot express. */
function ruleBroken(business: Business): string | undefined {
  if (!isTimeZone(business.timeZone))
    return 'timeZone must be the name of a time zone, such as America/Toronto';
  if (business.ageMin > business.ageMax) return 'ageMin must not be above ageMax';
  const backwards = business.hours.findIndex(({ from, to }) => from >= to);
  return backwards < 0 ? undefined : `hours.${backwards}.from must be before its to`;
}

function readJson(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`BUSINESS_FILE ${file} cannot be read (${code}).`);
  }
  try {
    return JSON.parse(content);
  } catch {
    throw new ConfigError(`BUSINESS_FILE ${file} is not valid JSON.`);
  }
}

/**
 * Reads and validates the studio's settings file.
 * @throws {ConfigError} with a line for each error, which names the file
 */
export function loadBusiness(file: string): Business {
  const business = readJson(file);
  if (!validate(business)) {
    const lines = validate.errors?.map((error) => `BUSINESS_FILE ${file}: ${describe(error)}.`) ?? [];
    throw new ConfigError(lines.join('\n'));
  }
  const broken = ruleBroken(business);
  if (broken !== undefined) throw new ConfigError(`BUSINESS_FILE ${file}: ${broken}.`);
  return business;
}

/**
 * The settings that browsers may know.
 * @param isDemo whether the database has demo accounts; their text messages count as sent
 */
export function toPublicBusiness(business: Business, config: Config, isDemo: boolean): PublicBusiness {
  const {
    chairs,
    maxUnpaidPerPhone: _phone,
    maxUnverifiedPerNetwork: _network,
    retentionMonths: _months,
    tax: _tax,
    ...shown
  } = business;
  return {
    ...shown,
    // The file may contain null for "no number"; the contract omits it.
    ...(typeof chairs === 'number' && { chairs }),
    depositDeadlineMinutes: config.depositDeadlineMinutes,
    textMessages: config.smsUrl !== undefined || isDemo,
    isDemo,
  };
}
