import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';

export const businessHandlers = ({ shownBusiness }: ServerContext) =>
  ({
    getBusiness: () => shownBusiness,
  }) satisfies Handlers;
