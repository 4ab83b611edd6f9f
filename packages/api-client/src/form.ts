/**
 * Serializes a body as a multipart form: only texts, numbers (as texts) and files are sent. @example
 * client.POST('/api/styles/add', { body, bodySerializer: toFormData })
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value));
  }
  return form;
}
