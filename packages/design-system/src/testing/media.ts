import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

async function emulate(name: string, value: string): Promise<void> {
  const protocol: CDPSession = cdp();
  await protocol.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Lets the browser say that its reader asked for calm, or did not. */
export const emulateReducedMotion = (isReduced: boolean): Promise<void> =>
  emulate('prefers-reduced-motion', isReduced ? 'reduce' : '');

/** Lets the browser draw everything in the colours of its reader's system, or not. */
export const emulateForcedColors = (isForced: boolean): Promise<void> =>
  emulate('forced-colors', isForced ? 'active' : '');
