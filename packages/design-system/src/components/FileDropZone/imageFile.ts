/** The side of a preview: twice what is shown, for dense screens. */
export const PREVIEW_SIDE = 160;

const previews = new WeakMap<File, Promise<ImageBitmap>>();

async function middleOf(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const side = Math.min(whole.width, whole.height);
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  const size = { resizeWidth: PREVIEW_SIDE, resizeHeight: PREVIEW_SIDE, resizeQuality: 'medium' } as const;
  const middle = await createImageBitmap(whole, left, top, side, side, size);
  whole.close();
  return middle;
}

/** The middle of an image as a small square, read once for each file; fails when it is no image. */
export function previewOf(file: File): Promise<ImageBitmap> {
  const preview = previews.get(file) ?? middleOf(file);
  previews.set(file, preview);
  return preview;
}

export type Refusal = 'wrongType' | 'tooLarge' | 'broken';

/** Why an image is not taken; whoever stores it judges it again. */
export async function refusalOf(
  file: File,
  { accept, maxBytes }: { accept: readonly string[]; maxBytes: number },
): Promise<Refusal | undefined> {
  if (!accept.includes(file.type)) return 'wrongType';
  if (file.size > maxBytes) return 'tooLarge';
  return previewOf(file).then(
    () => undefined,
    () => 'broken',
  );
}
