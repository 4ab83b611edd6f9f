/** A JSON schema, with every reference written out. */
export type Schema = Readonly<Record<string, unknown>>;
