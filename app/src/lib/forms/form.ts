export type FieldErrors<Values> = { readonly [Name in keyof Values & string]?: string | undefined };

type Validator<Values> = (values: Values) => FieldErrors<Values>;

export interface FormState<Values> {
  readonly values: Values;
  /** Shown errors: of the fields validated so far, and those the server reported. */
  readonly errors: FieldErrors<Values>;
  /** All errors, shown or not. */
  readonly invalid: FieldErrors<Values>;
  readonly isValid: boolean;
  readonly isDirty: boolean;
}

/**
 * The values and errors of a form as an external store, so that a component renders again only when what it selects
 * changes.
 */
export interface Form<Values> {
  read(): FormState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  setValidator(validate: Validator<Values>): void;
  change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Shows the error of a field, from now on after every change. */
  validate(name: keyof Values & string): void;
  /** Shows the server's errors and focuses the first; each stays until its field is changed. */
  setErrors(errors: FieldErrors<Values>): void;
  reset(values: Values): void;
  /** Validates all fields, then calls `onValid` or focuses the first invalid one. */
  submit(onValid: (values: Values) => void): void;
  /** The control of a field, for focusing it; null on unmount. */
  register(name: keyof Values & string, control: HTMLElement | null): void;
}

export interface FormConfig<Values> {
  initial: Values;
  validate?: Validator<Values>;
  /** For values compared by content. */
  isEqual?: (one: unknown, other: unknown) => boolean;
}

type Messages = Readonly<Record<string, string | undefined>>;

export const hasErrors = (errors: Messages): boolean =>
  Object.values(errors).some((message) => message !== undefined);

function firstInvalid(controls: ReadonlyMap<string, HTMLElement>, errors: Messages): HTMLElement | undefined {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return [...controls]
    .flatMap(([name, control]) => (errors[name] === undefined ? [] : [control]))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];
}

const isSame = (one: Messages, other: Messages): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);

interface FormSource<Values> {
  initial: Values;
  validate: Validator<Values>;
  isEqual: (one: unknown, other: unknown) => boolean;
  /** The fields whose errors are shown. */
  validated: Set<string>;
  serverErrors: FieldErrors<Values>;
}

function getState<Values extends object>(
  { initial, validate, isEqual, validated, serverErrors }: FormSource<Values>,
  values: Values,
  previous?: FormState<Values>,
): FormState<Values> {
  const invalid = validate(values);
  const own = Object.entries<string | undefined>(invalid).filter(([name]) => validated.has(name));
  const errors = { ...Object.fromEntries(own), ...serverErrors } as FieldErrors<Values>;
  return {
    values,
    errors: previous && isSame(previous.errors, errors) ? previous.errors : errors,
    invalid,
    isValid: !hasErrors(invalid),
    isDirty: (Object.keys(initial) as (keyof Values)[]).some((name) => !isEqual(values[name], initial[name])),
  };
}

export function createForm<Values extends object>(start: FormConfig<Values>): Form<Values> {
  const { initial, validate = () => ({}), isEqual = Object.is } = start;
  const source: FormSource<Values> = { initial, validate, isEqual, validated: new Set(), serverErrors: {} };
  const controls = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let state = getState(source, initial);
  const update = (values: Values): void => {
    state = getState(source, values, state);
    for (const listener of listeners) listener();
  };
  const focusFirstInvalid = () => firstInvalid(controls, state.errors)?.focus();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setValidator: (next) => {
      source.validate = next;
    },
    change: (name, value) => {
      const { [name]: _changed, ...others } = source.serverErrors;
      source.serverErrors = others as FieldErrors<Values>;
      update({ ...state.values, [name]: value });
    },
    validate: (name) => {
      if (source.validated.has(name)) return;
      source.validated.add(name);
      update(state.values);
    },
    setErrors: (errors) => {
      source.serverErrors = { ...source.serverErrors, ...errors };
      for (const name of Object.keys(errors)) source.validated.add(name);
      update(state.values);
      focusFirstInvalid();
    },
    reset: (values) => {
      Object.assign(source, { initial: values, serverErrors: {}, validated: new Set() });
      update(values);
    },
    submit: (onValid) => {
      source.serverErrors = {};
      for (const name of Object.keys(state.values)) source.validated.add(name);
      update(state.values);
      if (state.isValid) onValid(state.values);
      else focusFirstInvalid();
    },
    register: (name, control) => {
      if (control) controls.set(name, control);
      else controls.delete(name);
    },
  };
}
