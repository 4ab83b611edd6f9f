import type { StyleValues } from './styleFields.ts';

/** The id of a field of the form, to which its summary leads. */
export const fieldId = (name: keyof StyleValues): string => `style-${name}`;
