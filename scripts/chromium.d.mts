export function chromiumPath(): string | undefined;
export function headlessPath(): string | undefined;
export const chromiumArgs: readonly string[];
