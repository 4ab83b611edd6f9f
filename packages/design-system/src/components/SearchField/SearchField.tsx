'use client';

import { type KeyboardEvent, type Ref, useId } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';

export type SearchFieldProps = FieldName &
  Omit<FieldMessageProps, 'error'> & {
    value: string;
    /** Called on every change, without delay; debouncing is up to the caller. */
    onChange: (value: string) => void;
    /** Label of the button that clears it. */
    clearLabel: string;
    /** Its name in the form data. */
    name?: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A search field for a list. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, clearLabel, disabledReason } = props;
  const ownId = useId();
  const id = props.id ?? ownId;

  function clearByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '' || disabledReason !== undefined) return;
    // The first Escape clears the field, the next one closes a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  function clear() {
    onChange('');
    // The button disappears together with the text.
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
