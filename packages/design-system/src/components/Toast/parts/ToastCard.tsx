import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, type IconName } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { ToastTone } from '../toastStore.ts';
import * as css from './ToastList.css.ts';

const signs: Record<ToastTone, IconName> = { success: 'check', error: 'alert', message: 'info' };

interface ToastCardProps {
  tone: ToastTone;
  text: string;
  closeLabel: string;
  /** Called when the focus comes into it and when it leaves: it waits for whoever is reading. */
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
  /** Whether it was taken away before it came up; the library then shows it all the same. */
  isOutdated?: () => boolean;
}

/** One toast: sign, words and cross. */
export function ToastCard({ tone, text, closeLabel, onHold, onClose, isOutdated }: ToastCardProps) {
  const isClosing = useRef(false);
  const closeOutdated = useEffectEvent(() => {
    if (isOutdated?.() === true) onClose();
  });
  useEffect(() => closeOutdated(), []);
  return (
    <div
      className={css.toast({ tone })}
      role={tone === 'error' ? 'alert' : undefined}
      onFocus={() => onHold(true)}
      onBlur={() => {
        // Its cross loses the focus by going; telling of that would bring the toast back.
        if (!isClosing.current) onHold(false);
      }}
    >
      <span className={css.sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <p className={css.words}>{text}</p>
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
