// The server as `npm run serve` starts it, with its clock CLOCK_SHIFT_MS ahead, and broken on purpose where BROKEN says
// how. Its files are changed as they are read; on the disk nothing is.
import { registerHooks } from 'node:module';
import { breakings, type Change } from './breakings.ts';

const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const broken = process.env['BROKEN'];

const clock: Change = {
  file: 'src/config/clock.ts',
  edits: [['new Date()', `new Date(Date.now() + ${shift})`]],
};

function changesOf(name: string | undefined): readonly Change[] {
  if (name === undefined) return [];
  const breaking = breakings[name];
  if (breaking === undefined) throw new Error(`BROKEN: there is no breaking called ${name}`);
  return breaking;
}

const changes = [clock, ...changesOf(broken)];

/** The file's text with its edits; a text that is no longer there must not go unseen. */
function edit(source: string, { file, edits }: Change): string {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} no longer holds "${from}"`);
    return text.replace(from, to);
  }, source);
}

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const change = changes.find(({ file }) => url.endsWith(`/${file}`));
    if (change === undefined || loaded.source === undefined || loaded.source === null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: edit(text, change) };
  },
});

await import('../src/server.ts');
