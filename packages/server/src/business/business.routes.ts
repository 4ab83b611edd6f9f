import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';

export const businessHandlers = ({ shownBusiness }: ServerContext) =>
  ({
    getBusiness: () => shownBusiness,
  }) satisfies Handlers;
