/**
 * Replaces the text of a field as if it were typed, so that undo still works: a browser forgets what it could undo when
 * a script sets `value`. The browser sends an `input` event for it where it can.
 */
export function replaceText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  if (document.activeElement === input) {
    input.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  }
  // Not focused, as with autofill, or not supported.
  if (input.value !== text) input.value = text;
}
