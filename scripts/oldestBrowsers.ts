import browserslist from 'browserslist';
import { root } from './exec.ts';

/** The oldest supported browsers, as package.json states them: `ios_saf 16.4`. */
export const oldestBrowsers: readonly string[] = browserslist(undefined, { path: root });

/** The same for bundlers: `ios16.4`. */
export const buildTarget = oldestBrowsers.map((entry) => entry.replace('ios_saf', 'ios').replace(' ', ''));
