import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Type errors of the failing fixtures, with the project's compiler options. */
const errors = fixtureErrors();

function fixtureErrors(): readonly { file: string; message: string }[] {
  const configFile = ts.findConfigFile(import.meta.dirname, ts.sys.fileExists) ?? '';
  const config = ts.readConfigFile(configFile, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const fixtures = ['missing.tsx', 'unknown.ts', 'complete.tsx'];
  const files = fixtures.map((file) => join(import.meta.dirname, 'failing-fixtures', file));
  return ts.getPreEmitDiagnostics(ts.createProgram(files, options)).flatMap((error) => {
    if (!error.file?.fileName.includes('/failing-fixtures/')) return [];
    const message = ts.flattenDiagnosticMessageText(error.messageText, '\n');
    return [{ file: basename(error.file.fileName), message }];
  });
}

const errorsOf = (name: string) =>
  errors.filter(({ file }) => file === name).map(({ message }) => message);

test('[SBK-01] a state without a story does not compile, and the error names the state', () => {
  const found = errorsOf('missing.tsx');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("Property 'Warm' is missing");
});

test('[SBK-01] a story without a state, or a state without a required prop, does not compile', () => {
  const found = errorsOf('unknown.ts');
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('"cold"');
  expect(found[1]).toContain("Property 'label' is missing");
});

test('[SBK-01] stories that cover every state compile', () => {
  expect(errorsOf('complete.tsx')).toEqual([]);
});
