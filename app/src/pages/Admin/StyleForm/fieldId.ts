import type { StyleFields } from './styleFields.ts';

/** The id of a field of the form, to which its summary leads. */
export const fieldId = (name: keyof StyleFields | 'dates' | 'image'): string => `style-${name}`;
