import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { legend as legendStyle } from './FieldGroup.css.ts';
import type { FieldMessageProps } from './fieldProps.ts';
import { describedByIds, FieldMessages } from './FieldMessages.tsx';

export interface GroupProps extends FieldMessageProps {
  /** Names the group. */
  legend: string;
  /** The legend is only spoken, where a heading already says it. @default false */
  isLegendHidden?: boolean;
  /** One of them must be chosen; the form says so itself, so the browser does not. @default false */
  isRequired?: boolean;
  /** The id of further words that explain it. */
  describedBy?: string;
}

interface FieldGroupProps extends GroupProps {
  children: ReactNode;
}

/** Radio buttons as one field: legend, error, hint and reason around them. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, isLegendHidden = false, isRequired = false, children, error, disabledReason } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedByIds(id, props, props.describedBy)}
      aria-invalid={error ? true : undefined}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-required={isRequired || undefined}
    >
      <legend className={isLegendHidden ? undefined : legendStyle}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children}
      <FieldMessages id={id} error={error} disabledReason={disabledReason} hint={props.hint} hasLock />
    </fieldset>
  );
}
