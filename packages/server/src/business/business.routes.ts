import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';

/** The studio's public settings. */
export const businessHandlers = ({ shownBusiness }: ServerContext) =>
  ({
    getBusiness: () => shownBusiness,
  }) satisfies Handlers;
