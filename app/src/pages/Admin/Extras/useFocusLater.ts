import { useEffect, useState } from 'react';

/** Moves the focus after the next render to the first control in the element of an id, which may be new. */
export function useFocusLater(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (!target) return;
    document.getElementById(target.id)?.querySelector<HTMLElement>('input, button')?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
