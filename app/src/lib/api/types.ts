import type * as contract from '@plaitful/api-client/contract';

/** The generated types lose that a date has three numbers. */
type WithDate<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number[]>;

export type Style = WithDate<contract.Style, 'createdAt'>;

export type Booking = WithDate<contract.Booking, 'dateOfBirth'>;
