import { expect, test } from 'vitest';
import { namedByContent } from './churn.ts';

test('a file that names another by its content is found, one that names it by its key is not', () => {
  const files = new Map([
    ['assets/home-AAAAAAAA.js', 'import "./help-KEYKEYKE.js"'],
    ['assets/help-BBBBBBBB.js', 'import "/assets/home-AAAAAAAA.js"'],
  ]);
  expect(namedByContent(files)).toEqual([
    { file: 'assets/help-BBBBBBBB.js', names: 'assets/home-AAAAAAAA.js' },
  ]);
  expect(namedByContent(new Map([['assets/a-AAAAAAAA.js', 'a-AAAAAAAA.js']]))).toEqual([]);
});
