import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { folderOf, type PublishedPackage } from './packages.ts';

/** A package as it would be published. */
export interface Packed {
  readonly published: PublishedPackage;
  readonly tarball: string;
}

/** The packages that a project has of its own. */
const own = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript'];

/** The folder of the projects that try our packages. */
export const projects: string = join(root, 'tools', 'packaging', 'projects');

/** Unpacks a tarball into the modules of a project, as an installation does. Resolves to the folder of the package. */
export async function unpack({ published, tarball }: Packed, modules: string): Promise<string> {
  const unpacked = join(modules, '@parlour', published.name);
  mkdirSync(unpacked, { recursive: true });
  const tar = ['-xzf', tarball, '-C', unpacked, '--strip-components=1'];
  const { code, output } = await run('tar', tar);
  if (code !== 0) throw new Error(`The tarball was not unpacked:\n${output}`);
  return unpacked;
}

/**
 * Sets up a project outside the workspace that uses packages from their tarballs. Each tarball is unpacked into
 * `node_modules`, and its dependencies are linked from the workspace, so that nothing is downloaded. Nothing else is
 * installed: a dependency that a package does not declare is not found.
 */
export async function installProject(packed: readonly Packed[], name: string): Promise<string> {
  // Real paths, because bundlers and servers compare them.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `parlour-${name}-`));
  cpSync(join(projects, name), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  for (const one of packed) {
    const unpacked = await unpack(one, modules);
    for (const dependency of neededBy(unpacked)) {
      link(join(folderOf(one.published), 'node_modules', dependency), join(modules, dependency));
    }
  }
  for (const dependency of own) {
    link(join(root, 'node_modules', dependency), join(modules, dependency));
  }
  return folder;
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** What an installer brings with a package: its dependencies, and the peers that it cannot do without. */
function neededBy(unpacked: string): readonly string[] {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  }: Needs = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers.filter((name) => !own.includes(name))];
}

function link(from: string, to: string): void {
  // Two packages may need the same one.
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
}

/**
 * Sets up a project as a stranger does: `npm install` of what the project names, and of our tarballs with all their
 * dependencies. It downloads what npm has not kept from an earlier run.
 */
export async function installByNpm(
  packed: readonly Packed[],
  name: string,
  wanted: readonly PublishedPackage['name'][],
): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `parlour-${name}-`));
  cpSync(join(projects, name), folder, { recursive: true });
  const files = packed.flatMap(({ published, tarball }) =>
    wanted.includes(published.name) ? [tarball] : [],
  );
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await run('npm', ['install', ...quiet, ...files], { cwd: folder });
  if (code !== 0) throw new Error(`npm could not install the project ${name}:\n${output}`);
  return folder;
}
