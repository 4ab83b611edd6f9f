/** The side of a preview in px: twice its displayed size, for high-density screens. */
export const previewSize = 160;

const previews = new WeakMap<File, Promise<ImageBitmap>>();

async function cropCenter(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const side = Math.min(whole.width, whole.height);
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  const size = { resizeWidth: previewSize, resizeHeight: previewSize, resizeQuality: 'medium' } as const;
  const cropped = await createImageBitmap(whole, left, top, side, side, size);
  whole.close();
  return cropped;
}

/** The centre of an image as a square bitmap, decoded once for each file. @throws when it is not an image */
export function createPreview(file: File): Promise<ImageBitmap> {
  const preview = previews.get(file) ?? cropCenter(file);
  previews.set(file, preview);
  return preview;
}

export type FileRejection = 'wrongType' | 'tooLarge' | 'broken';

/** Why an image is rejected; the server must validate it again. */
export async function getFileRejection(
  file: File,
  { accept, maxBytes }: { accept: readonly string[]; maxBytes: number },
): Promise<FileRejection | undefined> {
  if (!accept.includes(file.type)) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  return createPreview(file).then(
    () => undefined,
    () => 'broken',
  );
}
