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

/** The header, body and footer of an open dialog; the body scrolls. */
export function DialogContent({ dialog, titleId, titleRef, bodyId }: DialogContentProps) {
  const { title, lead, children, footer, rail, band, isBusy = false } = dialog;
  return (
    <div className={rail ? css.layoutWithRail : css.layout}>
      {rail && <div className={css.rail}>{rail}</div>}
      <div className={css.main}>
        {band && <div className={css.band}>{band}</div>}
        <div className={rail ? css.scrollWithRail : css.scroll}>
          <div className={rail ? css.header : css.stickyHeader}>
            <h2 ref={titleRef} id={titleId} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <div className={rail ? css.closeOnRail : css.close}>
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
