import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, byNames, productionFiles } from './react-modules.ts';

const require = createRequire(import.meta.url);
const files = Object.entries(productionFiles);

/** By `react-parts.ts`. */
const leftOut =
  /^(?:Activity|ViewTransition|addTransitionType|use(?:ActionState|FormState|FormStatus)|requestFormReset|preconnect|prefetchDNS|pre(?:init|load)(?:Module)?)$/;

test.each(files)(
  'as a module %s exports what it exports as it is published, and nothing that is left out',
  (_, file) => {
    const code = asModule(readFileSync(file, 'utf8'));
    const [, list = ''] = /^export \{ (.*) \};$/m.exec(code) ?? [];
    const names = list.split(', ').map((pair) => pair.split(' as ')[1]);
    expect(names.toSorted()).toEqual(
      Object.keys(require(file))
        .filter((name) => !leftOut.test(name))
        .toSorted(),
    );
    expect(code).not.toMatch(/\bexports\.|\brequire\(/);
  },
);

test.each(files)('%s imports what it requires', (_, file) => {
  const whole = readFileSync(file, 'utf8');
  const sources = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name]) => name);
  expect(sources(asModule(whole), /^import \* as \w+ from '([^']+)';$/gm)).toEqual(
    sources(whole, /require\("([^"]+)"\)/g),
  );
});

test('a file that is published in another form is an error of the build', () => {
  expect(() => asModule('module.exports = require("./react.js");')).toThrow('another form');
  expect(() => asModule('exports.a = 1; if (x) require("b");')).toThrow('another form');
});

test('an import of the whole is one of all names; others stay as they are', () => {
  expect(byNames("import React from 'react';\nReact.useId();")).toBe(
    "import * as React from 'react';\nReact.useId();",
  );
  expect(byNames('import React, { memo } from "react";')).toBe(
    "import * as React from 'react'; import { memo } from 'react';",
  );
  for (const other of [
    "import { memo } from 'react';",
    "import * as React from 'react';",
    "import Router from 'react-router';",
  ])
    expect(byNames(other)).toBe(other);
});
