import type { Style } from '../../lib/api/types.ts';

/** What a link to a style hands on, so that its page shows at once (reading 1). */
export interface StyleState {
  style: Style;
}

/** The style that navigation state holds, if it is the one the address names; state outlives reloads and may be old. */
export function readStyleState(state: unknown, styleId: number): Style | undefined {
  if (typeof state !== 'object' || state === null || !('style' in state)) return undefined;
  const { style } = state as StyleState;
  return typeof style === 'object' && style?.styleId === styleId ? style : undefined;
}
