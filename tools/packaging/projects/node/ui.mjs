// Plain Node: no bundler, no loader, no flag. Every subpath of the packed library
// opens, and a page renders to a string.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const manifest = new URL('node_modules/@parlour/ui/package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
for (const [subpath, target] of Object.entries(exports)) {
  // What styles of a project are written with runs where they are compiled.
  if (typeof target === 'string' || subpath === './theme/style') continue;
  await import(subpath.replace('.', '@parlour/ui'));
}

const { Button } = await import('@parlour/ui');
const { TextField } = await import('@parlour/ui/forms');
const { Tabs } = await import('@parlour/ui/overlays');
const tabs = ['One', 'Two'].map((label) => ({ id: label, label, content: label }));
const page = [
  createElement(Button, { key: 'button', variant: 'primary' }, 'Ask'),
  createElement(TextField, { key: 'field', label: 'Name' }),
  createElement(Tabs, { key: 'tabs', label: 'Halves', tabs, value: 'One', onChange() {} }),
];
process.stdout.write(renderToString(page));
