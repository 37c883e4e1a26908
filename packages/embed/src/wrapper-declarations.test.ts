import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { elementsDeclarations } from './declarations.ts';
import { elements } from './registry.ts';
import { nameOf, reactDeclarations, vueDeclarations } from './wrapper-declarations.ts';
import * as react from './wrappers/react.ts';
import * as vue from './wrappers/vue.ts';

const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'parlour-wrappers-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'parlour.d.ts'), elementsDeclarations());
writeFileSync(join(folder, 'react.d.ts'), reactDeclarations());
writeFileSync(join(folder, 'vue.d.ts'), vueDeclarations());

/** Returns the errors of TypeScript for a file of a project with strict types. */
function complaintsOf(text: string): readonly string[] {
  const file = join(folder, 'app.ts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    paths: {
      react: [join(dirname(resolve('@types/react/package.json')), 'index.d.ts')],
      vue: [resolve('vue/dist/vue.d.ts')],
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each(Object.entries({ react, vue }))(
  '[EMB-01] %s has a component for each element, and its types name them all',
  (framework, components) => {
    const names = elements.map(({ tag }) => nameOf(tag));
    expect(Object.keys(components).sort()).toEqual([...names].sort());
    const declared = framework === 'react' ? reactDeclarations() : vueDeclarations();
    for (const name of names) expect(declared).toContain(` ${name}`);
  },
);

test('[EMB-01] a React project knows properties and events, and gets errors for typing mistakes', () => {
  const app = (props: string, name = 'ParlourGames') => `
    import { createElement } from 'react';
    import { ${name} } from './react.js';
    createElement(${name}, ${props});`;
  expect(
    complaintsOf(
      app("{ category: 'LIVE', onNavigate: (event) => event.detail.to.length, children: 'Padma' }"),
    ),
  ).toEqual([]);
  expect(complaintsOf(app('{ getToken: (reason) => reason }', 'ParlourLogin'))).toEqual([]);
  expect(complaintsOf(app("{ category: 'live' }")).length).toBeGreaterThan(0);
  expect(complaintsOf(app('{ getToken: () => null }')).length).toBeGreaterThan(0);
});

test('[EMB-01] a Vue project knows properties and events, and gets errors for typing mistakes', () => {
  const app = (props: string, name = 'ParlourGames') => `
    import { h } from 'vue';
    import { ${name} } from './vue.js';
    h(${name}, ${props});`;
  expect(
    complaintsOf(app("{ category: 'LIVE', onParlourNavigate: (event) => event.detail.to.length }")),
  ).toEqual([]);
  expect(complaintsOf(app('{ getToken: (reason) => reason }', 'ParlourLogin'))).toEqual([]);
  expect(complaintsOf(app("{ category: 'live' }")).length).toBeGreaterThan(0);
});
