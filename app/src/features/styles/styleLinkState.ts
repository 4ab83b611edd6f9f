import type { Style } from '@plaitful/api-client/contract';

/** Navigation state of a link to a style, so that its page shows at once. */
export interface StyleNavigationState {
  style: Style;
}

/**
 * The style in navigation state, if its id is the one in the URL; state survives reloads and may be outdated.
 */
export function parseStyleState(state: unknown, styleId: number): Style | undefined {
  if (typeof state !== 'object' || state === null || !('style' in state)) return undefined;
  const { style } = state as StyleNavigationState;
  return typeof style === 'object' && style?.styleId === styleId ? style : undefined;
}
