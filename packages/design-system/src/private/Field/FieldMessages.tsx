import { icon } from '../../components/Icon/Icon.css.ts';
import { alert, lock } from '../../components/Icon/paths.ts';
import * as css from './Field.css.ts';
import type { FieldMessageProps } from './fieldProps.ts';

const statusIcons = { alert, lock } as const;

/** A small decorative icon; importing the whole set of `Icon` would weigh more than a field. */
export function StatusIcon({ name }: { name: keyof typeof statusIcons }) {
  return (
    <svg className={icon({ size: 'sm' })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={statusIcons[name]} />
    </svg>
  );
}

/** The ids of all elements that describe a field, in reading order. */
export function describedByIds(id: string, messages: FieldMessageProps, more?: string): string | undefined {
  const { error, disabledReason, hint } = messages;
  const ids = [error && `${id}-error`, (disabledReason ?? hint) && `${id}-hint`, more];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldMessagesProps extends FieldMessageProps {
  id: string;
  /** The reason has a lock icon, where the control has no room for one. @default false */
  hasLock?: boolean;
}

/** The error, then the disabled reason or else the hint. */
export function FieldMessages({ id, error, disabledReason, hint, hasLock = false }: FieldMessagesProps) {
  const isLocked = hasLock && disabledReason !== undefined;
  const words = disabledReason ?? hint;
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <StatusIcon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {words && (
        <p id={`${id}-hint`} className={isLocked ? css.disabledReason : css.hint}>
          {isLocked ? <StatusIcon name="lock" /> : null}
          <span>{words}</span>
        </p>
      )}
    </>
  );
}
