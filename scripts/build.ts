// `npm run build`: everything `npm run serve` needs that is not run from source, and the design system as a package.
import { build } from './buildApp.ts';
import { buildDesignSystem } from './buildDesignSystem.ts';
import { run } from './run.ts';

// Side by side: each leaves a processor idle for a good part of its time.
await Promise.all([build(), buildDesignSystem()]);
const { code } = await run(process.execPath, ['bench/weigh.ts']);
process.exitCode = code;
