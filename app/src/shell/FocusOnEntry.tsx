import type { ReactNode } from 'react';

const focusFirst = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input, button, a[href]')?.focus();

interface FocusOnEntryProps {
  /** Whether it takes the place of what had the focus, rather than being there from the start. */
  isEnabled: boolean;
  children: ReactNode;
}

/** Gives its first control the focus that was lost with what stood here before. */
export function AutoFocus({ isEnabled, children }: FocusOnEntryProps) {
  return <div ref={isEnabled ? focusFirst : null}>{children}</div>;
}
