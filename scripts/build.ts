// `npm run build`: everything `npm run serve` needs that is not run from source.
import { build } from './buildApp.ts';

await build();
