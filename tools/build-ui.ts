import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { buildPackage } from './ui-package/build.ts';

await buildPackage(join(root, 'packages', 'ui'));
