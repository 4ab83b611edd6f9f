/** Whether the reader has asked for little motion, by the system or by the page's `data-motion="reduced"`. */
export function isCalm(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
