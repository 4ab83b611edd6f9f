import 'sonner/dist/styles.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster, toast as show } from 'sonner';
import { placeToastHost } from '../../../private/toastHost.ts';
import { Icon, type IconName } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { ToastRegionProps } from '../Toast.types.ts';
import { onToast, takeToasts, type ToastNote, type ToastTone } from '../toastStore.ts';
import * as css from './ToastList.css.ts';

/** How long each stays, in ms, and how many may show at once (reading 40). */
const durations: Record<ToastTone, number> = { success: 3000, error: 5000, message: 5000 };
const most = 20;

const signs: Record<ToastTone, IconName> = { success: 'check', error: 'alert', message: 'info' };

interface ToastCardProps {
  note: ToastNote;
  closeLabel: string;
  onClose: () => void;
}

function ToastCard({ note, closeLabel, onClose }: ToastCardProps) {
  const isClosing = useRef(false);
  return (
    <div
      className={css.toast({ tone: note.tone })}
      role={note.tone === 'error' ? 'alert' : undefined}
      // Whoever has the focus in it is reading: it waits, as it does under the pointer.
      onFocus={() => showNote(note, closeLabel, true)}
      onBlur={() => {
        // Its cross loses the focus by going; telling of that would bring the toast back.
        if (!isClosing.current) showNote(note, closeLabel);
      }}
    >
      <span className={css.sign({ tone: note.tone })}>
        <Icon name={signs[note.tone]} />
      </span>
      <p className={css.words}>{note.text}</p>
      <IconButton
        icon="close"
        label={closeLabel}
        size="md"
        onClick={() => {
          isClosing.current = true;
          onClose();
        }}
      />
    </div>
  );
}

function showNote(note: ToastNote, closeLabel: string, isHeld = false): void {
  show.custom((id) => <ToastCard note={note} closeLabel={closeLabel} onClose={() => show.dismiss(id)} />, {
    id: note.id,
    duration: isHeld || note.isKept ? Number.POSITIVE_INFINITY : durations[note.tone],
    position: note.position === 'center' ? 'top-center' : 'top-right',
  });
}

/** The library reads it from the element itself. */
const width = { '--width': 'min(500px, calc(100vw - 40px))' } as CSSProperties;

/** The library's list of toasts, in our looks. */
export function ToastList({ label, closeLabel }: ToastRegionProps) {
  useEffect(() => {
    function showAll() {
      placeToastHost();
      for (const note of takeToasts()) showNote(note, closeLabel);
    }
    showAll();
    return onToast(showAll);
  }, [closeLabel]);

  return (
    <Toaster
      customAriaLabel={label}
      className={css.list}
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
