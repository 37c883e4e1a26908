import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Type errors of one planted file under the compiler options of the project. */
function errorsOf(file: string): string[] {
  const configFile = ts.findConfigFile(import.meta.dirname, ts.sys.fileExists) ?? '';
  const config = ts.readConfigFile(configFile, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram([join(import.meta.dirname, 'planted', file)], options);
  return ts
    .getPreEmitDiagnostics(program)
    .filter((error) => error.file?.fileName.includes('/planted/'))
    .map((error) => ts.flattenDiagnosticMessageText(error.messageText, '\n'));
}

test('[SBK-01] a state without a story does not compile, and the error names it', () => {
  const errors = errorsOf('missing.tsx');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("Property 'Warm' is missing");
});

test('[SBK-01] a story of no state, and a state without a required prop, do not compile', () => {
  const errors = errorsOf('unknown.ts');
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('"cold"');
  expect(errors[1]).toContain("Property 'label' is missing");
});

test('[SBK-01] stories that cover every state compile', () => {
  expect(errorsOf('complete.tsx')).toEqual([]);
});
