/** How far below the window a part may be when its code is fetched. */
const margin = '600px';

/**
 * Waits until a part of the page that the server drew comes near the window, or is there no longer: then something stands
 * in its place already. One that the server did not draw is near.
 */
export async function whenNear(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part === null) return;
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: margin },
    );
    const presence = new MutationObserver(() => {
      if (!part.isConnected) resolve();
    });
    sight.observe(part);
    presence.observe(document.body, { childList: true, subtree: true });
    stop = () => {
      sight.disconnect();
      presence.disconnect();
    };
  });
  stop();
}
