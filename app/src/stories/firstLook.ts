/** How long to wait in the first story of a page, which also fetches its code. */
export const firstLook = { timeout: 15_000 } as const;
