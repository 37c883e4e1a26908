import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

const components = 'packages/ui/src/components';

/** The module each component that opens, or moves focus by arrow keys, is built on. */
const foundations: Readonly<Record<string, string>> = {
  'Accordion/Accordion.tsx': '@radix-ui/react-accordion',
  'Combobox/useListbox.ts': 'downshift',
  'Menu/Menu.tsx': '@radix-ui/react-dropdown-menu',
  'Popover/Popover.tsx': '@radix-ui/react-popover',
  'Tabs/Tabs.tsx': '@radix-ui/react-tabs',
  'Tooltip/Tooltip.tsx': '@radix-ui/react-tooltip',
  'layer/Layer.tsx': '@radix-ui/react-dialog',
  'Dialog/Dialog.tsx': '../layer/index.ts',
  'Drawer/Drawer.tsx': '../layer/index.ts',
  'Modal/Modal.tsx': '../layer/index.ts',
};

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(Object.entries(foundations))(
  '[A11-01] [MOD-01] %s takes its behaviour from %s',
  (file, library) => {
    expect(sourceOf(`${components}/${file}`)).toContain(`from '${library}'`);
  },
);

test('[A11-01] [MOD-01] focus is kept inside in one place (docs/decisions/008), and nowhere by somebody else', () => {
  const files = globSync(
    ['packages/{ui,features}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    { cwd: root },
  ).filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(900);
  const hearTab = files.filter((file) => /(['"`])Tab\1/.test(sourceOf(file)));
  expect(hearTab).toEqual([`${components}/layer/focus.ts`]);
});
