'use client';

import { useId, useRef } from 'react';
import { useModal } from '../../private/useModal.ts';
import { warnInDev } from '../../private/warning.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.types.ts';
import { DialogContent } from './parts/DialogContent.tsx';

export type { DialogProps } from './Dialog.types.ts';

/** A modal dialog: centred on a desktop, a sheet on a phone. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, size = 'small', sheet = 'bottom', isAlert = false, vibrate = 200 } = props;
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const modal = useModal(titleRef, { ...props, closeVibration: vibrate });
  warnInDev(
    !title.trim(),
    'Dialog',
    '`title` is empty: write what the dialog is about, it is also its name.',
  );
  return (
    <dialog
      {...modal}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={isAlert ? `${id}body` : undefined}
      className={css.dialog({ size, sheet, hasRail: props.rail !== undefined })}
    >
      {isOpen && (
        <DialogContent dialog={props} titleId={`${id}title`} titleRef={titleRef} bodyId={`${id}body`} />
      )}
    </dialog>
  );
}
