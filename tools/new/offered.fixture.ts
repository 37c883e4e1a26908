import { join } from 'node:path';

interface Files {
  readonly stands: (path: string) => boolean;
  readonly read: (path: string) => string;
}

/** Whether a specifier without a dot leads somewhere: by the exports of a package of ours, or a dependency. */
export function isOffered(file: string, specifier: string, { stands, read }: Files): boolean {
  const [, scope, sub = ''] = /^@parlour\/([\w-]+)(.*)$/.exec(specifier) ?? [];
  if (scope !== undefined) {
    const manifest = JSON.parse(read(`packages/${scope}/package.json`));
    const target = manifest.exports[`.${sub}`];
    const source = typeof target === 'string' ? target : Object.values(Object(target)).at(-1);
    return typeof source === 'string' && stands(join('packages', scope, source));
  }
  const [, folder = ''] = /^((?:packages|apps)\/[\w-]+)\//.exec(file) ?? [];
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return ['package.json', `${folder}/package.json`].some((path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
    return Object.hasOwn(dependencies, name) || Object.hasOwn(devDependencies, name);
  });
}
