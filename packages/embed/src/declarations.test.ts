import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { elementsDeclarations } from './declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-types-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'parlour.d.ts'), elementsDeclarations());

/** Returns the errors of TypeScript for a partner page with strict types. */
function complaintsOf(page: string): readonly string[] {
  const file = join(folder, 'page.ts');
  writeFileSync(file, `import { configure } from './parlour.js';\n${page}`);
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('[EMB-01] a page in TypeScript knows elements, events and settings', () => {
  const page = `
    configure({ affiliate: 'PADMA7', lang: 'en', scheme: 'dark' });
    document.createElement('parlour-winners').refresh();
    document.querySelector('parlour-jackpot')?.addEventListener('parlour-error', (event) => {
      const code: string = event.detail.code;
      console.info(code);
    });
    const login = document.createElement('parlour-login');
    login.getToken = async (reason) => (reason === 'start' ? 'token' : null);
    login.addEventListener('parlour-session', (event) => console.info(event.detail.kind));
    addEventListener('parlour-navigate', (event) => console.info(event.detail.to.length));`;
  expect(complaintsOf(page)).toEqual([]);
});

test('[EMB-01] a page in TypeScript gets errors for names that do not exist', () => {
  expect(complaintsOf("configure({ scheme: 'grey' });")).toHaveLength(1);
  expect(
    complaintsOf("document.createElement('parlour-jackpot').getToken = () => null;"),
  ).toHaveLength(1);
  expect(
    complaintsOf("addEventListener('parlour-error', ({ detail }) => detail.to);"),
  ).toHaveLength(1);
});
