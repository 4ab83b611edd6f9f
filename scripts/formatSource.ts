import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json' with { type: 'json' };

/** The text of a generated file, formatted as by `npm run format`. */
export async function formatSource(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, settings);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
