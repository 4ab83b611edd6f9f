import type { Catalogue } from '../catalogue.ts';
import { mails } from './mails.ts';
import { texts } from './texts.ts';

export const enCA: Catalogue = { locale: 'en-CA', mails, texts };
