import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from './fixtures.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A copy of the built site with a backend of its own, which a test may deploy again. */
export interface OwnSite {
  readonly url: string;
  /** Writes a configuration into the site, or what follows from the one it has. */
  readonly configure: (config?: object) => void;
  /** Deploys a build whose first module has another name, without the files in the list. */
  readonly deployNext: (gone?: readonly string[]) => void;
  readonly close: () => void;
}

function configure(folder: string, site: string, config?: object): void {
  const file = join(folder, 'config.json');
  if (config) writeFileSync(file, JSON.stringify(config));
  const args = ['tools/site-configure.ts', site, ...(config ? [file] : [])];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const entryOf = (html: string): string =>
  /<script type="module"[^>]* src="\/assets\/([^"]+)\.js"/.exec(html)?.[1] ?? '';

let builds = 0;

function deployNext(site: string): void {
  const old = entryOf(readFileSync(join(site, 'index.html'), 'utf8'));
  builds += 1;
  const next = `index-build${String(builds).padStart(3, '0')}`;
  for (const name of globSync(`assets/${old}.*`, { cwd: site })) {
    renameSync(join(site, name), join(site, name.replace(old, next)));
  }
  for (const name of globSync(['*.html', '*/*.html'], { cwd: site })) {
    const path = join(site, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, next));
  }
}

/** Copies the built site and starts it. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-own-site-'));
  const site = join(folder, 'site');
  cpSync(siteFolder, site, { recursive: true });
  const child: ChildProcess = spawn(
    process.execPath,
    ['packages/sandbox/src/node/cli.ts', '--port', '0', '--static', site],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part) => {
      said += String(part);
      const found = /Sandbox: (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    configure: (config) => configure(folder, site, config),
    deployNext: (gone = []) => {
      deployNext(site);
      for (const name of gone) {
        for (const file of globSync(`.${name}*`, { cwd: site })) rmSync(join(site, file));
      }
      configure(folder, site);
    },
    close: () => {
      child.removeAllListeners('exit');
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
