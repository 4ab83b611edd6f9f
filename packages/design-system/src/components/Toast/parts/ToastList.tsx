import 'sonner/dist/styles.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { Toaster, toast as show } from 'sonner';
import { placeToastHost } from '../../../private/toastHost.ts';
import type { ToastRegionProps } from '../Toast.types.ts';
import { onToast, outdatedToasts, takeToasts, type ToastNote, type ToastTone } from '../toastStore.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './ToastList.css.ts';

/** How long each stays, in ms, and how many may show at once (reading 40). */
const durations: Record<ToastTone, number> = { success: 3000, error: 5000, message: 5000 };
const most = 20;

function showNote(note: ToastNote, closeLabel: string, isHeld = false): void {
  if (outdatedToasts().has(note.id)) return;
  const card = (id: string | number) => (
    <ToastCard
      tone={note.tone}
      text={note.text}
      closeLabel={closeLabel}
      onHold={(isNowHeld) => showNote(note, closeLabel, isNowHeld)}
      onClose={() => show.dismiss(id)}
      isOutdated={() => outdatedToasts().has(note.id)}
    />
  );
  show.custom(card, {
    id: note.id,
    duration: isHeld || note.isKept ? Number.POSITIVE_INFINITY : durations[note.tone],
    position: note.position === 'center' ? 'top-center' : 'top-right',
  });
}

/** The library reads it from the element itself. */
const width = { '--width': 'min(500px, calc(100vw - 40px))' } as CSSProperties;

/** The library's list of toasts, in our looks. */
export function ToastList({ label, closeLabel }: ToastRegionProps) {
  // The library would show again what a former list left; in an effect, React's strict mode would end the first toast.
  useState(() => show.dismiss());
  useEffect(() => {
    function showAll() {
      placeToastHost();
      for (const note of takeToasts()) showNote(note, closeLabel);
      for (const id of outdatedToasts()) show.dismiss(id);
    }
    showAll();
    return onToast(showAll);
  }, [closeLabel]);

  return (
    <Toaster
      customAriaLabel={label}
      className={css.list}
      // Else the library keeps an empty list at the lower right as well, which would lie over what is there.
      position="top-right"
      style={width}
      visibleToasts={most}
      expand
      gap={10}
      offset={20}
      mobileOffset={16}
      toastOptions={{ unstyled: true, className: css.item }}
    />
  );
}
