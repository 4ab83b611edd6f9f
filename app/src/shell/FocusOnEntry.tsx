import type { ReactNode } from 'react';

const focusFirst = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input, button, a[href]')?.focus();

interface FocusOnEntryProps {
  /** Whether it replaces content that had the focus, rather than being there from the start. */
  isEnabled: boolean;
  children: ReactNode;
}

/** Moves the focus to its first control when the focus was lost with the replaced content. */
export function FocusOnEntry({ isEnabled, children }: FocusOnEntryProps) {
  return <div ref={isEnabled ? focusFirst : null}>{children}</div>;
}
