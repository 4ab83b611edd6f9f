/** A multipart form as a browser sends it. */
export function multipart(
  texts: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Buffer>> = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = '----plaitful7MA4YWxkTrZu0gW';
  const quoted = (name: string): string =>
    name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const head = (name: string, rest = ''): Buffer =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${rest}\r\n\r\n`);
  const parts = [
    ...Object.entries(texts).map(([name, text]) => [head(name), Buffer.from(text)]),
    ...Object.entries(files).map(([name, bytes]) => [
      head(name, '; filename="picture.png"\r\nContent-Type: image/png'),
      bytes,
    ]),
  ];
  const end = Buffer.from('\r\n');
  return {
    payload: Buffer.concat([...parts.flatMap((part) => [...part, end]), Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
