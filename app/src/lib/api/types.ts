import type * as contract from '@plaitful/api-client/contract';

/** The client's answers hold a `[year, month, day]` as a list of numbers of any length: its types lose the three. */
type WithDate<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number[]>;

/** A style as the client answers it; what the contract calls a Style is one too. */
export type Style = WithDate<contract.Style, 'createdAt'>;

/** A booking as the client answers it; what the contract calls a Booking is one too. */
export type Booking = WithDate<contract.Booking, 'dateOfBirth'>;
