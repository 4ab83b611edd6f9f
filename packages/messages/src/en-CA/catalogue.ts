import type { Catalogue } from '../catalogue.ts';
import { mails } from './mails.ts';
import { texts } from './texts.ts';

/** Everything the server writes to parents, in Canadian English. */
export const enCA: Catalogue = { locale: 'en-CA', mails, texts };
