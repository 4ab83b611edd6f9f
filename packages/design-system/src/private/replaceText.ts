/**
 * Replaces the text of a field as if it were typed, so that undo still works: a browser discards its undo history
 * when a script sets `value`. Where supported, the browser also dispatches an `input` event.
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
