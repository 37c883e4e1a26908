import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a quiet start: no sandbox (for containers), no update, sync or first-run traffic. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

/**
 * Additional flags for screenshots: the same pixels on every machine with this browser, whatever it painted before.
 * Partial raster repaints only the changed part of a tile, which changes the smoothing where the part cuts a drawing.
 * The whole browser gets slight hinting from a Debian desktop; its headless shell needs the flag.
 */
export const pixelFlags = [
  '--force-color-profile=srgb',
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--hide-scrollbars',
] as const;

/** Commands of Chromium-like browsers, and the places where installers put them. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const shellCommand = 'chromium-headless-shell';

function installPlaces(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(env.HOME ?? '', 'Applications')];
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.flatMap((dir) => names.map((n) => join(dir, `${n}.app`, 'Contents/MacOS', n)));
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const files = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return roots.flatMap((root) => (root ? files.map((file) => join(root, file)) : []));
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'];
}

/**
 * Returns the browser of this machine, or undefined. `PARLOUR_CHROMIUM` has priority (and must exist), then PATH, then
 * the known install places.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const chosen = env.PARLOUR_CHROMIUM;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`PARLOUR_CHROMIUM: ${chosen} cannot be started.`);
    return chosen;
  }
  return findOnPath(commands, env, platform) ?? installPlaces(env, platform).find(isExecutable);
}

function findOnPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const suffix = platform === 'win32' ? '.exe' : '';
  return (env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => (dir ? names.map((name) => join(dir, name + suffix)) : []))
    .find(isExecutable);
}

/**
 * Returns a browser that can be started. Installs one first if the machine has none: Debian's package for root on
 * Debian, else the build of Playwright.
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? playwrightBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run(process.execPath, [playwrightCli(), 'install', 'chromium']);
  }
  const installed = findBrowser() ?? playwrightBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found. Install Chrome or Chromium, or set PARLOUR_CHROMIUM.');
}

/**
 * Returns the headless shell of the browser: it opens a page with less than half of the work and paints the same
 * pixels. Where Debian's whole browser is installed, installs the shell as one more package; everywhere else returns
 * the whole browser.
 */
export function ensureShell(): string {
  if (process.env.PARLOUR_CHROMIUM) return ensureBrowser();
  const shell = findOnPath([shellCommand]);
  if (shell) return shell;
  const whole = ensureBrowser();
  if (whole !== '/usr/bin/chromium' || process.getuid?.() !== 0) return whole;
  // Without a network the machine uses what it has.
  const install = ['install', '-y', '-qq', '--no-install-recommends', shellCommand];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, { timeout: 120_000 });
  }
  return findOnPath([shellCommand]) ?? whole;
}

/** `Chromium 156.0.1234.5`, for reports. */
export function browserVersion(path: string): string {
  if (process.platform === 'win32') return path;
  const { stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  // The whole browser also prints the system it was built on; its shell does not.
  return stdout.trim().replace(/ built on .*$/, '');
}

function playwrightCli(): string {
  return join(import.meta.dirname, '../../node_modules/playwright/cli.js');
}

/** The path of Playwright's own Chromium, if it has been downloaded before. */
function playwrightBrowser(): string | undefined {
  const script = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const path = stdout.trim();
  return path && isExecutable(path) ? path : undefined;
}

function run(command: string, args: string[]): void {
  console.log(`No browser found: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed; set PARLOUR_CHROMIUM to a browser.`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
