import { type KeyboardEvent, type Ref, useId } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';

export type SearchFieldProps = FieldName &
  Omit<FieldMessageProps, 'error'> & {
    /** What is looked for. */
    value: string;
    /** Called with every change, at once; a caller that asks a server waits for a pause by itself. */
    onChange: (value: string) => void;
    /** Names the button that empties it. */
    clearLabel: string;
    /** Its name in the form. */
    name?: string;
    ref?: Ref<HTMLInputElement>;
  };

/** Words to look for in a list. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, clearLabel, disabledReason } = props;
  const ownId = useId();
  const id = props.id ?? ownId;

  function clearByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '' || disabledReason !== undefined) return;
    // Empties the field first; what lies around it closes at the next press.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  function clear() {
    onChange('');
    // The button goes away with what was looked for.
    document.getElementById(id)?.focus();
  }

  return (
    <Field
      {...props}
      id={id}
      prefix={<Icon name="search" />}
      button={value === '' ? null : <IconButton icon="close" label={clearLabel} size="md" onClick={clear} />}
    >
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          name={props.name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearByEscape}
          readOnly={disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
