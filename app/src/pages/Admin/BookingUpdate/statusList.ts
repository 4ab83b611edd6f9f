/** The lists of statuses hardly ever change: read once while the page is open. */
export const statusList = { staleTime: Number.POSITIVE_INFINITY };
