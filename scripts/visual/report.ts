import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder } from './baselines.ts';
import { tileSize, type Tile } from './fingerprint.ts';
import type { Taken } from './judge.ts';
import type { Shot } from './stories.ts';

/** Something the run has to say about a picture. */
export interface Finding {
  shot: Shot;
  /** One sentence. */
  says: string;
  taken?: Taken;
  tiles?: readonly Tile[];
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff }
  article { border-top: 2px solid #ccc; padding: 16px 0 32px }
  .pictures { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0; flex: 1 1 300px; max-width: 720px }
  figure > div { position: relative; outline: 1px solid #999 }
  img { display: block; width: 100% }
  .difference img { opacity: 0.35 }
  svg { position: absolute; inset: 0; width: 100%; height: 100% }
  rect { fill: #e0006030; stroke: #e00060 }
  pre { white-space: pre-wrap }`;

function figure(caption: string, source: string, over = ''): string {
  return `<figure class="${over && 'difference'}"><figcaption>${caption}</figcaption>
    <div><img src="${source}" alt="">${over}</div></figure>`;
}

function squares({ print }: Taken, tiles: readonly Tile[]): string {
  const each = tiles.map(({ x, y }) => `<rect x="${x}" y="${y}" width="${tileSize}" height="${tileSize}"/>`);
  return `<svg viewBox="0 0 ${print.width} ${print.height}">${each.join('')}</svg>`;
}

function article({ shot, says, taken, tiles }: Finding, hasExpected: boolean): string {
  const { story, name, modeName, file } = shot;
  const pictures = [
    hasExpected ? figure('Expected (made small, 16 colours)', `expected/${file}`) : '',
    taken ? figure('Actual', `actual/${file}`) : '',
    taken && tiles ? figure('Where they differ', `actual/${file}`, squares(taken, tiles)) : '',
  ];
  return `<article><h2>${escaped(name)}, ${modeName}</h2>
    <pre>${escaped(says)}</pre>
    <p><a href="../storybook/index.html?path=/story/${story}">The story</a> (where Storybook is served) · <code>${story}</code></p>
    <div class="pictures">${pictures.join('')}</div></article>`;
}

function put(folder: string, file: string, write: (path: string) => void): void {
  const path = join(folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  write(path);
}

/** Writes the page that shows what differs: expected, actual and where. It gives the page's path. */
export function writeReport(
  folder: string,
  findings: readonly Finding[],
  baselines = baselineFolder,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const articles = findings.map((finding) => {
    const { file } = finding.shot;
    const expected = join(baselines, file);
    const { taken } = finding;
    if (taken) put(join(folder, 'actual'), file, (path) => writeFileSync(path, taken.png));
    if (existsSync(expected)) put(join(folder, 'expected'), file, (path) => copyFileSync(expected, path));
    return article(finding, existsSync(expected));
  });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
    <style>${style}</style><h1>${findings.length} visual differences</h1>${articles.join('\n')}</html>`,
  );
  return page;
}
