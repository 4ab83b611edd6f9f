import type { ReactNode } from 'react';

function startAtTitle(content: HTMLDivElement | null): void {
  const title = content?.closest('dialog')?.querySelector('h2');
  title?.focus();
  title?.scrollIntoView({ block: 'end' });
}

interface StepContentProps {
  step: string;
  children: ReactNode;
}

/** What a dialog shows at one step: at the next one, keyboard and screen reader start at the dialog's title again. */
export function StepContent({ step, children }: StepContentProps) {
  return (
    <div key={step} ref={startAtTitle}>
      {children}
    </div>
  );
}
