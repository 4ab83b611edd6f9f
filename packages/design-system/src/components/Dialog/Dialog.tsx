import { useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.types.ts';
import { useModal } from './useModal.ts';

export type { DialogProps } from './Dialog.types.ts';

function Content({ props, titleId, titleRef }: ContentProps) {
  const { title, lead, children, footer, rail, band, size = 'small' } = props;
  return (
    <div className={css.layout({ hasRail: Boolean(rail) })}>
      {rail && <div className={css.rail}>{rail}</div>}
      <div className={css.main}>
        {band && <div className={css.band}>{band}</div>}
        <div className={css.scroll({ size })}>
          <div className={css.head}>
            <h2 ref={titleRef} id={titleId} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <div className={css.close}>
              <IconButton icon="close" label={props.closeLabel} onClick={props.onClose} />
            </div>
          </div>
          {lead && <div className={css.lead}>{lead}</div>}
          <div className={css.body}>{children}</div>
        </div>
        {footer && <div className={css.foot}>{footer}</div>}
      </div>
    </div>
  );
}

interface ContentProps {
  props: DialogProps;
  titleId: string;
  titleRef: React.RefObject<HTMLHeadingElement | null>;
}

/** Something to do or to read before going on: centred on a desk, a sheet on a phone. */
export function Dialog(props: DialogProps) {
  const { isOpen, size = 'small', sheet = 'bottom' } = props;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const modal = useModal(titleRef, props);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={css.dialog({ size, sheet })}>
      {isOpen && <Content props={props} titleId={titleId} titleRef={titleRef} />}
    </dialog>
  );
}
