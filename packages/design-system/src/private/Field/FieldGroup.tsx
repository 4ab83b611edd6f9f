import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { legend as legendStyle } from './FieldGroup.css.ts';
import type { FieldMessageProps } from './fieldProps.ts';
import { describedByIds, FieldMessages } from './FieldMessages.tsx';

export interface GroupProps extends FieldMessageProps {
  label: string;
  /** The label is only for screen readers, where a heading already says it. @default false */
  isLabelHidden?: boolean;
  /** An option must be chosen; validated by the form, not by the browser. @default false */
  isRequired?: boolean;
  /** The id of another element that describes it. */
  describedBy?: string;
}

interface FieldGroupProps extends GroupProps {
  children: ReactNode;
}

/** Label, error, hint and disabled reason of a group of radio buttons. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, isLabelHidden = false, isRequired = false, children, error, disabledReason } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedByIds(id, props, props.describedBy)}
      aria-invalid={error ? true : undefined}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-required={isRequired || undefined}
    >
      <legend className={isLabelHidden ? undefined : legendStyle}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {children}
      <FieldMessages id={id} error={error} disabledReason={disabledReason} hint={props.hint} hasLock />
    </fieldset>
  );
}
