'use client';

import { type ReactNode, useId, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordRule {
  id: string;
  text: string;
  isMet: boolean;
}

/** The rules shown below the field, and their status for screen readers. */
export interface PasswordRules {
  items: readonly PasswordRule[];
  /** Read out before a rule that is met. */
  metLabel: string;
  /** Read out before a rule that is not met yet. */
  unmetLabel: string;
  /** Shown above the rules as a picture of the same, such as a plait with a clamp for each rule. */
  illustration?: ReactNode;
}

export type PasswordFieldProps = FieldName &
  FieldMessageProps &
  Omit<InputProps, 'isReadOnly' | 'autoComplete'> & {
    /** Whether a password manager fills in or suggests a password. */
    autoComplete: 'current-password' | 'new-password';
    /** Label of the button that shows the password. */
    showLabel: string;
    /** Label of the button that hides it again. */
    hideLabel: string;
    /** The rules for a new password, updated while typing. None when left out. */
    rules?: PasswordRules;
  };

function Rules({ id, rules }: { id: string; rules: PasswordRules }) {
  return (
    <>
      {rules.illustration && (
        <div className={css.illustration} aria-hidden="true">
          {rules.illustration}
        </div>
      )}
      <ul id={id} className={css.rules} aria-live="polite">
        {rules.items.map(({ id: key, text, isMet }) => (
          <li key={key} className={css.rule({ isMet })}>
            <Icon name={isMet ? 'check' : 'circle'} size="sm" />
            <span>
              <VisuallyHidden>{`${isMet ? rules.metLabel : rules.unmetLabel} `}</VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { rules, disabledReason } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isShown, setShown] = useState(false);
  const rulesId = `${id}-rules`;
  return (
    <Field
      {...props}
      id={id}
      describedBy={rules && rulesId}
      footer={rules && <Rules id={rulesId} rules={rules} />}
      button={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? props.hideLabel : props.showLabel}
          size="md"
          controls={id}
          onClick={() => setShown(!isShown)}
        />
      }
    >
      {(control) => (
        <input
          {...control}
          {...inputAttributes(props)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
