/** Between the menu and the edge of the window, and between the menu and its button, in px. */
const edge = 8;
const gap = 6;

/** Lays the menu under its button, or above it where there is more room; always within the window. */
export function placeBeside(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (!button || !menu) return;
  const around = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const wished = isRightToLeft ? around.left : around.right - width;
  // Where text runs from right to left the scrollbar may stand on the left, and places are counted from beyond it.
  menu.style.left = '0';
  const origin = menu.getBoundingClientRect().left;
  const most = document.documentElement.clientWidth - width - edge;
  const left = Math.max(edge, Math.min(wished - origin, most));
  const below = around.bottom + gap;
  const isRoomBelow = below + height <= window.innerHeight - edge || around.top < window.innerHeight / 2;
  const top = isRoomBelow ? below : Math.max(edge, around.top - height - gap);
  // On whole pixels: between two the words would be sharp or not as the browser happens to lay its layers.
  menu.style.left = `${Math.round(left)}px`;
  menu.style.top = `${Math.round(top)}px`;
}
