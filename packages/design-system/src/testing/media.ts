import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Lets the browser say that its reader asked for calm, or did not. */
export async function emulateReducedMotion(isReduced: boolean): Promise<void> {
  const protocol: CDPSession = cdp();
  await protocol.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: isReduced ? 'reduce' : '' }],
  });
}
