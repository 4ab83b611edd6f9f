// Runs before `npm start` and `npm test`, on Node 18 and up, with nothing installed yet: plain JavaScript only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.plaitful-lock');
const installedLock = join(root, 'node_modules', '.package-lock.json');

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function run(command, args) {
  if (succeeds(command, args)) return;
  console.error(`setup: \`${command} ${args.join(' ')}\` failed`);
  process.exit(1);
}

function isInstalled(lockHash) {
  if (!existsSync(installedLock)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lockHash;
  // Installed manually: npm's own copy of the lock file is not older than the lock file.
  return statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs;
}

function install() {
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(lockHash)) return;
  console.log('Installing packages (once, and after the lock file has changed)...');
  run('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit']);
  writeFileSync(stampFile, lockHash);
}

/** Whether Debian's package is installed now; false without apt, permission or network. */
function installByApt() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return false;
  console.log('Installing Chromium for the browser tests (Debian package)...');
  succeeds('apt-get', ['update', '-qq']);
  // One by one: not every distribution has the headless shell, without which e2e uses Chromium itself.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  return chromiumPath() !== undefined;
}

async function installBrowser() {
  if (chromiumPath() || installByApt()) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium for the browser tests (Playwright)...');
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) return;
  console.error('setup: no browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.');
  process.exit(1);
}

install();
if (process.argv.includes('--browser')) await installBrowser();
