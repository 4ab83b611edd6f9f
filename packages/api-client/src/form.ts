/**
 * Serializes a body as a multipart form: only texts, numbers and booleans (as texts) and files are sent. @example
 * client.POST('/api/styles/add', { body, bodySerializer: toFormData })
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (['string', 'number', 'boolean'].includes(typeof value)) form.append(name, String(value));
  }
  return form;
}
