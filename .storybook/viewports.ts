import { breakpoints } from '@plaitful/design-system/tokens';

/** A window as wide as that. */
function viewport(name: string, width: number, height: number) {
  return { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

/** A window for each breakpoint, as narrow as it gets, with the phone before them and a large desk after them. */
export const viewports: Record<string, ReturnType<typeof viewport>> = {
  phone: viewport('Phone', 360, 740),
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [
      name,
      viewport(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, width, 800),
    ]),
  ),
  large: viewport('Large', 1440, 900),
};
