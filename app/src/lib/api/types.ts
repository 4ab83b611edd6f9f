import type * as contract from '@plaitful/api-client/contract';

/** The generated types lose that a date has three numbers. */
type WithDate<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number[]>;

export type Style = WithDate<contract.Style, 'createdAt'>;

export type Booking = WithDate<contract.Booking, 'dateOfBirth'>;

/** Lists that can be sent with a page, by the path of their call. */
export interface InitialLists {
  readonly '/api/reviews/all': readonly contract.Review[];
  readonly '/api/service-type/service/all': readonly contract.ServiceType[];
  readonly '/api/styles/all': readonly contract.Style[];
}

/** The data that the server writes into a page. */
export interface InitialData {
  readonly business?: contract.Business;
  /** The calendar year in the studio's time zone. */
  readonly year?: number;
  readonly lists?: Partial<InitialLists>;
  readonly style?: contract.Style;
}
