import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { atOnce, bundlePage, type Files } from '../packages/design-system/scripts/weigh.ts';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs';
import { pageText, theme, type PageName } from './pages.ts';

/** What is timed: from the mount, or from the press that opens something, to the first frame that shows `shown`. */
interface Course {
  page: PageName;
  title: string;
  shown: string;
  /** What is pressed, when it is not the mount that is timed. */
  pressed?: string;
  /** The most that ours may take of what the plain React Aria Components version takes. */
  goal: number;
}

export const courses: readonly Course[] = [
  {
    page: 'date',
    title: 'Date and time picker, mount',
    shown: 'td button, [role=gridcell] [role=button]',
    goal: 0.6,
  },
  {
    page: 'table',
    title: 'Table, 10 of 1,000 rows, mount',
    shown: 'tbody tr td, [role=row] [role=gridcell]',
    goal: 0.4,
  },
  {
    page: 'dialog',
    title: 'Dialog with a form, open',
    shown: 'dialog[open] form, [role=dialog] form',
    pressed: 'button',
    goal: 0.9,
  },
];

export const samples = 30;

/** Mounts the page, waits for the frame and leaves the milliseconds in `window.took`. */
const driver = ({ shown, pressed }: Course) => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  const isShown = () => document.querySelector(${JSON.stringify(shown)}) !== null;
  // The message arrives when the frame has been drawn.
  const afterFrame = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  }));
  const change = () => new Promise((done) => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(); });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  async function time(act) {
    const start = performance.now();
    act();
    while (!isShown()) await change();
    await afterFrame();
    window.took = performance.now() - start;
  }
  const mount = () => createRoot(document.getElementById('root')).render(createElement(globalThis.Page));
  window.run = async () => {
    ${pressed ? `mount(); await new Promise((done) => setTimeout(done, 300)); await time(() => document.querySelector('${pressed}').click());` : 'await time(mount);'}
  };
`;

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

function html(files: Files): string {
  const tags = [...atOnce(files)].map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/${name}">`
      : `<link rel="modulepreload" href="/${name}">`,
  );
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  return `<!doctype html><meta name="viewport" content="width=device-width">${tags.join('')}<title>Timed</title><div id="root"></div><script type="module" src="/${entry?.fileName}"></script>`;
}

async function serve(files: Files): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.find(({ fileName }) => `/${fileName}` === url);
    const body = file ? (file.type === 'chunk' ? file.code : file.source) : html(files);
    response.setHeader('Content-Type', types[file ? extname(url) : '.html'] ?? 'application/octet-stream');
    response.end(body);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return server;
}

/** One cold run: a browser context of its own, so that no code is warm. */
async function timeOnce(browser: Browser, server: Server): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'load' });
  await page.waitForFunction('window.run');
  const took = await page.evaluate<number>('window.run().then(() => window.took)');
  await context.close();
  return took;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    // A frame comes as soon as it is ready.
    args: [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    ...(executablePath && { executablePath }),
  });
}

export async function browserVersion(): Promise<string> {
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  return version;
}

/** The median of each library, run in turn so that a busy moment of the machine meets all of them. */
export async function timeCourse(course: Course, libraries: readonly string[]): Promise<number[]> {
  const browser = await launch();
  const servers = await Promise.all(
    // On the same site: whatever the library, the browser looks up its typefaces and resets its elements.
    libraries.map(async (library) =>
      serve(await bundlePage(`${theme}\n${pageText(library, course.page)}\n${driver(course)}`)),
    ),
  );
  const times = libraries.map((): number[] => []);
  for (let sample = 0; sample < samples; sample += 1)
    for (const [index, server] of servers.entries()) times[index]?.push(await timeOnce(browser, server));
  await browser.close();
  for (const server of servers) server.close();
  return times.map(median);
}
