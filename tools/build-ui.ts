import { join } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { buildPackage } from './ui-package/build.ts';

helpWhenAsked(`pnpm build:ui

  Builds the component library as it is published, into packages/ui/dist. Takes no options.`);

await buildPackage(join(root, 'packages', 'ui'));
