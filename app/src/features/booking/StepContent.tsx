import type { ReactNode } from 'react';

function startAtTitle(content: HTMLDivElement | null): void {
  const title = content?.closest('dialog')?.querySelector('h2');
  title?.focus();
  title?.scrollIntoView({ block: 'end' });
}

/** The content of a step. At the next step the focus moves to the dialog's title. */
export function StepContent({ step, children }: { step: string; children: ReactNode }) {
  return (
    <div key={step} ref={startAtTitle}>
      {children}
    </div>
  );
}
