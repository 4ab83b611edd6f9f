export function chromiumPath(): string | undefined;
export const chromiumArgs: readonly string[];
