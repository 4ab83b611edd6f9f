import { createContext } from 'react';

/** Fetches the code of the page at an address of the site, for whoever is about to open it. */
export const Prefetch = createContext<(href: string) => void>(() => undefined);
