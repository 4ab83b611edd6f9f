import { useId, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordField.css.ts';
import type { PasswordFieldProps, PasswordRules } from './PasswordField.types.ts';

export type { PasswordFieldProps, PasswordRule, PasswordRules } from './PasswordField.types.ts';

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
          readOnly={disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
