/** What is said of a form's fields, field by field, as a sentence for people; nothing of those that are right. */
export type FieldMessages<Values> = { readonly [Name in keyof Values & string]?: string | undefined };

/** A rule of the domain, its findings put into words. */
export type Judge<Values> = (values: Values) => FieldMessages<Values>;

/** A form at one moment; every change makes another one. */
export interface FormState<Values> {
  readonly values: Values;
  /** What is said beside the fields: of those judged so far, and of those the server refused. */
  readonly errors: FieldMessages<Values>;
  /** What is wrong with all of it, said or not. */
  readonly problems: FieldMessages<Values>;
  /** Whether all of it could be sent, said or not. */
  readonly isValid: boolean;
  /** Whether some value is another than at first. */
  readonly isDirty: boolean;
}

/** The values of a form and what is said of them, outside React: who reads a part is drawn anew with that part only. */
export interface Form<Values> {
  read(): FormState<Values>;
  /** Calls after every change. @returns what ends it */
  readonly subscribe: (reader: () => void) => () => void;
  /** Takes over the rule by which the next change is judged. */
  judgeBy(judge: Judge<Values>): void;
  /** Takes a value over; what is said of its field follows once that was judged. */
  change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Judges a field, and from now on at every change. */
  judge(name: keyof Values & string): void;
  /** Says beside the fields what the server said of them, and moves to the first; each is said until its field is changed. */
  refuse(errors: FieldMessages<Values>): void;
  /** Begins anew, with nothing judged. */
  reset(values: Values): void;
  /** Judges all fields, and gives their values to `send`, or else moves to the first that is wrong. */
  submit(send: (values: Values) => void): void;
  /** Where a field stands, for moving there; null once it is gone. */
  place(name: keyof Values & string, control: HTMLElement | null): void;
}

/** Whether anything is said. */
export const isAnySaid = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).some((message) => message !== undefined);

/** The first in the order of the page of which something is said. */
function firstSaid(
  controls: ReadonlyMap<string, HTMLElement>,
  said: Readonly<Record<string, string | undefined>>,
): HTMLElement | undefined {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return [...controls]
    .flatMap(([name, control]) => (said[name] === undefined ? [] : [control]))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];
}

const differ = <Values extends object>(values: Values, others: Values): boolean =>
  (Object.keys(others) as (keyof Values)[]).some((name) => !Object.is(values[name], others[name]));

/** A form that begins with these values; see `useForm`. */
export function createForm<Values extends object>(initial: Values, judge: Judge<Values>): Form<Values> {
  let first = initial;
  let rule = judge;
  const judged = new Set<string>();
  const controls = new Map<string, HTMLElement>();
  const readers = new Set<() => void>();
  const stateOf = (values: Values, errors: FieldMessages<Values>): FormState<Values> => {
    const problems = rule(values);
    return { values, errors, problems, isValid: !isAnySaid(problems), isDirty: differ(values, first) };
  };
  let state = stateOf(initial, {});
  const update = (values: Values, errors: FieldMessages<Values>): void => {
    state = stateOf(values, errors);
    for (const tell of readers) tell();
  };
  const show = (errors: FieldMessages<Values>): void => {
    update(state.values, errors);
    firstSaid(controls, errors)?.focus();
  };
  const follow = (values: Values, name: keyof Values & string): void => {
    update(values, judged.has(name) ? { ...state.errors, [name]: rule(values)[name] } : state.errors);
  };
  return {
    read: () => state,
    subscribe: (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    judgeBy: (next) => {
      rule = next;
    },
    change: (name, value) => follow({ ...state.values, [name]: value }, name),
    judge: (name) => {
      if (judged.has(name)) return;
      judged.add(name);
      follow(state.values, name);
    },
    refuse: (errors) => {
      for (const name of Object.keys(errors)) judged.add(name);
      show({ ...state.errors, ...errors });
    },
    reset: (values) => {
      first = values;
      judged.clear();
      update(values, {});
    },
    submit: (send) => {
      for (const name of Object.keys(state.values)) judged.add(name);
      const errors = rule(state.values);
      if (isAnySaid(errors)) return show(errors);
      update(state.values, errors);
      send(state.values);
    },
    place: (name, control) => {
      if (control) controls.set(name, control);
      else controls.delete(name);
    },
  };
}
