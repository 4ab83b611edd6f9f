/** Distance between menu and window edge, and between menu and button, in px. */
const edge = 8;
const gap = 6;

/** Positions the menu below its button, or above it where there is more room; always within the window. */
export function positionMenu(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (!button || !menu) return;
  const around = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const wished = isRightToLeft ? around.left : around.right - width;
  // In right-to-left pages the scrollbar may be on the left, and positions are relative to its inner edge.
  menu.style.left = '0';
  const origin = menu.getBoundingClientRect().left;
  const most = document.documentElement.clientWidth - width - edge;
  const left = Math.max(edge, Math.min(wished - origin, most));
  const below = around.bottom + gap;
  const isRoomBelow = below + height <= window.innerHeight - edge || around.top < window.innerHeight / 2;
  const top = isRoomBelow ? below : Math.max(edge, around.top - height - gap);
  // Whole pixels: text at fractions may be blurred.
  menu.style.left = `${Math.round(left)}px`;
  menu.style.top = `${Math.round(top)}px`;
}
