// `npm run build`: everything `npm run serve` needs that is not run from source, and the design system as a package.
import { build } from './buildApp.ts';
import { buildDesignSystem } from './buildDesignSystem.ts';
import { run } from './run.ts';

await build();
await buildDesignSystem();
const { code } = await run(process.execPath, ['bench/weigh.ts']);
process.exitCode = code;
