'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, type IconName } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Button } from '../../Button/Button.tsx';
import type { ToastAction, ToastTone } from '../toastStore.ts';
import * as css from './ToastList.css.ts';

const icons: Record<ToastTone, IconName> = { success: 'check', error: 'alert', message: 'info' };

interface ToastCardProps {
  tone: ToastTone;
  text: string;
  closeLabel: string;
  action?: ToastAction | undefined;
  /** Called when it receives and loses the focus: its timer stops meanwhile. */
  onPause: (isPaused: boolean) => void;
  onClose: () => void;
  /** Whether it was dismissed before it was shown; sonner shows it nevertheless. */
  isDismissed?: () => boolean;
}

/** A toast: icon, text and close button. */
export function ToastCard(props: ToastCardProps) {
  const { tone, text, closeLabel, action, onPause, onClose, isDismissed } = props;
  const isClosing = useRef(false);
  const closeDismissed = useEffectEvent(() => {
    if (isDismissed?.() === true) onClose();
  });
  useEffect(() => closeDismissed(), []);
  const close = () => {
    isClosing.current = true;
    onClose();
  };
  return (
    <div
      className={css.toast({ tone })}
      role={tone === 'error' ? 'alert' : undefined}
      onFocus={() => onPause(true)}
      onBlur={() => {
        // The close button loses the focus when it is removed; reporting that would show the toast again.
        if (!isClosing.current) onPause(false);
      }}
    >
      <span className={css.icon({ tone })}>
        <Icon name={icons[tone]} />
      </span>
      <p className={css.text}>{text}</p>
      {action ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            close();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="close" label={closeLabel} size="md" onClick={close} />
    </div>
  );
}
