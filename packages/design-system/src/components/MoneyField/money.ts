const amount = /^\$?(\d{1,3}(?:[,’']\d{3})+|\d*)(?:[.,](\d{0,2}))?\$?$/;

/** Parses `85`, `85.50`, `85,5`, `$1,234.50` or `1 234,50 $` into cents; `NaN` for anything else. */
export function parseMoney(text: string): number {
  const [, dollars = '', cents = ''] = amount.exec(text.replace(/\s/g, '')) ?? [];
  if (dollars === '' && cents === '') return Number.NaN;
  return Number(dollars.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats cents as dollars, with decimals only where there are cents. */
export function formatMoney(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
