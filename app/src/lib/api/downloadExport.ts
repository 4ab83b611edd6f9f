import { toStudioTime } from '@plaitful/domain/studio-time';
import { exportFileName } from '@plaitful/messages/en-CA/exportFile';
import { downloadBlob } from './downloadBlob.ts';
import { unwrapResponse } from './unwrapResponse.ts';

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
