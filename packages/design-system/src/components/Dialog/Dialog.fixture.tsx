import { useId } from 'react';
import { fn } from 'storybook/test';
import { en } from '../../words/en.ts';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.types.ts';
import { DialogContent } from './parts/DialogContent.tsx';

type StaticDialogProps = Omit<DialogProps, 'isOpen' | 'onClose' | 'closeLabel'>;

/** An open dialog rendered inline, since only one modal could be shown at a time. */
export function StaticDialog(props: StaticDialogProps) {
  const id = useId();
  return (
    <dialog
      open
      aria-labelledby={`${id}title`}
      className={css.dialog({ size: 'small', sheet: 'bottom' })}
      style={{ position: 'relative', width: '100%', maxHeight: 'none', margin: 0 }}
    >
      <DialogContent
        dialog={{ ...props, ...en.dialog, isOpen: true, onClose: fn() }}
        titleId={`${id}title`}
      />
    </dialog>
  );
}
