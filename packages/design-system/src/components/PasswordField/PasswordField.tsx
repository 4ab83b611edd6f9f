import { type ReactNode, useId, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { box, buttonSlot, control } from '../../private/Field/Field.css.ts';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { InputProps } from '../TextField/TextField.types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordField.css.ts';

/** One rule a new password must meet. */
export interface PasswordRule {
  id: string;
  /** The rule in words. */
  text: string;
  isMet: boolean;
}

/** The rules under the field, and the words that tell a listener which are met. */
export interface PasswordRules {
  items: readonly PasswordRule[];
  /** Spoken before a rule that is met. */
  metWord: string;
  /** Spoken before a rule that is not met yet. */
  unmetWord: string;
  /** Stands over the rules and shows the same as a picture, such as a plait with a clamp a rule. */
  ornament?: ReactNode;
}

export type PasswordFieldProps = FieldName &
  FieldNotes &
  Omit<InputProps, 'isReadOnly' | 'autoComplete'> & {
    /** Whether a password manager fills it in or offers a new one. */
    autoComplete: 'current-password' | 'new-password';
    /** Names the button that shows the password. */
    showLabel: string;
    /** Names the button that hides it again. */
    hideLabel: string;
    /** The rules a new password must meet, kept up to date while typing. None when left out. */
    rules?: PasswordRules;
  };

function Rules({ id, rules }: { id: string; rules: PasswordRules }) {
  return (
    <>
      {rules.ornament && (
        <div className={css.ornament} aria-hidden="true">
          {rules.ornament}
        </div>
      )}
      <ul id={id} className={css.rules} aria-live="polite">
        {rules.items.map(({ id: key, text, isMet }) => (
          <li key={key} className={css.rule({ isMet })}>
            <Icon name={isMet ? 'check' : 'circle'} size="sm" />
            <span>
              <VisuallyHidden>{isMet ? rules.metWord : rules.unmetWord} </VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { rules, error, isRequired = false } = props;
  const [isShown, setShown] = useState(false);
  const rulesId = useId();
  return (
    <Field {...props} describedBy={rules && rulesId} footer={rules && <Rules id={rulesId} rules={rules} />}>
      {(aria) => (
        <div className={box}>
          <input
            {...aria}
            ref={props.ref}
            type={isShown ? 'text' : 'password'}
            name={props.name}
            value={props.value}
            defaultValue={props.defaultValue}
            onChange={props.onChange}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={isRequired || undefined}
            className={control({ isInvalid: Boolean(error), hasButton: true })}
          />
          <span className={buttonSlot}>
            <IconButton
              icon={isShown ? 'eyeOff' : 'eye'}
              label={isShown ? props.hideLabel : props.showLabel}
              size="md"
              controls={aria.id}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
