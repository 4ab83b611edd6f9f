import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Emulates the user's preference for reduced motion. */
export async function emulateReducedMotion(isReduced: boolean): Promise<void> {
  const protocol: CDPSession = cdp();
  await protocol.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: isReduced ? 'reduce' : '' }],
  });
}

/** Emulates paper. */
export async function emulatePrint(isPrinting: boolean): Promise<void> {
  const protocol: CDPSession = cdp();
  await protocol.send('Emulation.setEmulatedMedia', { media: isPrinting ? 'print' : '' });
}
