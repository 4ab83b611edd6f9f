import { publicBusiness } from '../config/business.ts';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';

/** The studio's public settings. */
export const businessHandlers = ({ business, config, isDemo }: ServerContext) =>
  ({
    getBusiness: () => publicBusiness(business, config, isDemo),
  }) satisfies Handlers;
