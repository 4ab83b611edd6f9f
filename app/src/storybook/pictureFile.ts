/** A picture drawn here, so that stories and tests need no file. */
export async function pictureFile(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 160;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'plum';
    pen.fillRect(0, 0, 240, 160);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}
