import { Button } from '@plaitful/design-system/Button';
import type { ReactNode } from 'react';

interface FoldButtonProps {
  children: ReactNode;
  /** The id of the part that it folds away. */
  controls: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Shows and hides a part of the form that few need. */
export function FoldButton({ children, controls, isOpen, onToggle }: FoldButtonProps) {
  return (
    <Button
      variant="text"
      size="sm"
      isFlush
      trailingIcon={isOpen ? 'chevronUp' : 'chevronDown'}
      isExpanded={isOpen}
      controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
    </Button>
  );
}
