const tabStop = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex="0"]';

/** Focuses a field: its control; in a date and time picker the list of times, or the calendar while there is none. */
export function focusField(field: HTMLElement): void {
  field.focus();
  if (document.activeElement === field) return;
  const inside = ['[role=radiogroup] [tabindex="0"]', '[role=grid] [tabindex="0"]', tabStop]
    .map((selector) => field.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  inside?.focus();
}
