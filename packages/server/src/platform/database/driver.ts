import { types as pgTypes, type CustomTypesConfig } from 'pg';

const { DATE, INT8, NUMERIC, TIME } = pgTypes.builtins;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [DATE]: (text) => text,
  [TIME]: (text) => text.slice(0, 5),
  [INT8]: Number,
  [NUMERIC]: Number,
};

/** Dates and times stay strings (`yyyy-MM-dd`, `HH:MM`); big integers and numerics become numbers. */
export const pgTypeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pgTypes.getTypeParser(oid, format),
};
