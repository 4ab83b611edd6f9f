import { IconButton } from '@plaitful/design-system/IconButton';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useState } from 'react';

/** How long the check stays, in ms. */
const shownFor = 3000;

interface CopyButtonProps {
  /** What the value is, for example "Email". */
  fieldName: string;
  value: string;
}

/** A sign that copies the value beside it; it says so, or that it did not work. */
export function CopyButton({ fieldName, value }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast.error(action.copyFailed);
    }
  };
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={action.copyField({ fieldName })}
        size="md"
        onClick={() => void copy()}
      />
      <VisuallyHidden isLive>{isCopied ? action.copied.announce({ fieldName }) : ''}</VisuallyHidden>
    </>
  );
}
