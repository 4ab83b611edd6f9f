import type * as contract from '@plaitful/api-client/contract';

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
