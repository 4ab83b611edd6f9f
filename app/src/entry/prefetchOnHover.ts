/** Fetches the code of a page when a link to it is hovered, touched or focused. */
export function prefetchOnHover(load: (pathname: string) => Promise<unknown>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // If it fails, it is fetched again when the link is followed.
    if (link?.origin === location.origin) load(link.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}
