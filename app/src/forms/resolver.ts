import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with a form, field by field, as a sentence for people; empty when it can be sent. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

/** Lets a form be judged by a rule of the domain, whose findings were already put into words. */
export function resolveBy<Values extends FieldValues>(
  judge: (values: Values) => FieldMessages<Values>,
): Resolver<Values> {
  return (values) => {
    const found = Object.entries<string | undefined>(judge(values)).map(([name, message]) => [
      name,
      { type: 'rule', message },
    ]);
    if (found.length === 0) return { values, errors: {} };
    // The names come from the form's own values, which the entries of an object lose.
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> };
  };
}
