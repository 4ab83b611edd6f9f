import { breakpoints } from '@plaitful/design-system/tokens';

function viewport(name: string, width: number, height: number) {
  return { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

/**
 * A viewport for the smallest width of each breakpoint, with a phone before them and large desktops after them. The
 * narrowest is a desktop's page at 400 % (WCAG 1.4.10).
 */
export const viewports: Record<string, ReturnType<typeof viewport>> = {
  narrowest: viewport('Narrowest', 320, 640),
  phone: viewport('Phone', 360, 740),
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [
      name,
      viewport(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, width, 800),
    ]),
  ),
  large: viewport('Large', 1440, 900),
  huge: viewport('Huge', 1920, 1080),
};
