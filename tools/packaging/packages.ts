import { join } from 'node:path';
import { root } from '../lib/paths.ts';

/** A package that we publish, and how it is tried. Everything else about it is in its `package.json`. */
export interface PublishedPackage {
  /** Its folder in `packages`; its name is `@parlour/` and this. */
  readonly name: 'ui' | 'api-client' | 'embed';
  /** Has styles of vanilla-extract, which become style sheets. */
  readonly hasStyles: boolean;
  /** Subpaths of the workspace that are not published: for this product only. */
  readonly inside: readonly string[];
  /** The file of a tried project that the first example of its README is in. */
  readonly example: string;
}

/** The packages that others install. `@parlour/features` is none of them; its README says why. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    name: 'ui',
    hasStyles: true,
    inside: ['./testing'],
    example: 'tools/packaging/projects/vite/src/SignUp.tsx',
  },
  {
    name: 'api-client',
    hasStyles: false,
    inside: [],
    example: 'tools/packaging/projects/node/api-client.mjs',
  },
  {
    name: 'embed',
    hasStyles: false,
    inside: [],
    example: 'tools/packaging/projects/page/index.html',
  },
];

/** The folder of a package. */
export const folderOf = ({ name }: PublishedPackage): string => join(root, 'packages', name);
