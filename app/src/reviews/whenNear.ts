/** How far below the window a part may be when its code is fetched. */
const margin = '600px';

/** Waits until a part of the page that is drawn already comes near the window; one that is not drawn yet is near. */
export async function whenNear(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part === null) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(part);
  });
}
