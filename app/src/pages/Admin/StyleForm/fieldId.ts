import type { StyleValues } from './styleFields.ts';

export const fieldId = (name: keyof StyleValues): string => `style-${name}`;
