/** Parses `12`, `12.5` or `12,5`; `NaN` for anything else. */
export function parseNumber(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
