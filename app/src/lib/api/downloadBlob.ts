export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the blob only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
