import { toStudioTime } from '@plaitful/domain/studio-time';
import { exportFileName } from '@plaitful/messages/en-CA/exportFile';
import { unwrapResponse } from './unwrapResponse.ts';

export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type ExportFile = Parameters<typeof exportFileName>[0];

/** Downloads the data of a family. Not a plain link, since the call needs the session's token. */
export async function downloadExport(
  call: Parameters<typeof unwrapResponse<Blob>>[0],
  { timeZone, ...file }: Omit<ExportFile, 'date'> & { timeZone: string },
): Promise<void> {
  const blob = await unwrapResponse(call);
  const { date } = toStudioTime(new Date(), timeZone);
  downloadBlob(blob, exportFileName({ ...file, date }));
}
