'use client';

import type { Ref } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import * as css from '../Dialog.css.ts';
import type { DialogProps } from '../Dialog.types.ts';

interface DialogContentProps {
  dialog: DialogProps;
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement>;
  bodyId?: string;
}

/** The header, body and footer of an open dialog; header and body scroll. */
export function DialogContent({ dialog, titleId, titleRef, bodyId }: DialogContentProps) {
  const { title, lead, children, footer, rail, band, size = 'small', isBusy = false } = dialog;
  return (
    <div className={css.layout({ hasRail: Boolean(rail) })}>
      {rail && <div className={css.rail}>{rail}</div>}
      <div className={css.main}>
        {band && <div className={css.band}>{band}</div>}
        <div className={css.scroll({ size })}>
          <div className={css.header}>
            <h2 ref={titleRef} id={titleId} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <div className={css.close({ hasRail: Boolean(rail) })}>
              <IconButton
                icon="close"
                label={dialog.closeLabel}
                isDisabled={isBusy}
                onClick={dialog.onClose}
              />
            </div>
          </div>
          {lead && <div className={css.lead}>{lead}</div>}
          <div id={bodyId} className={css.body}>
            {children}
          </div>
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </div>
  );
}
