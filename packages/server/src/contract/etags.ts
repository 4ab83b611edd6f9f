/** The version of a stored thing as it travels (readings, "Wire details"). A style's has a second number, its offer. */
export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

/** Whether a caller who read `ifMatch` saw another version than this one; without the header the last write wins. */
export const isStale = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch !== undefined && ifMatch !== etag;
