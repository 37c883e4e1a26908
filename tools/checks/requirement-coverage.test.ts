import { expect, test } from 'vitest';
import { coverageOf, idsInTitle, requirementIds } from './requirement-coverage.ts';

const markdown = '## LGN\n- LGN-01 Tabs.\n- LGN-04 Captcha (see REG-05).\n- I18-01 Languages.\n';

test('reads one ID per list item and no mention inside a sentence', () => {
  expect(requirementIds(markdown)).toEqual(['LGN-01', 'LGN-04', 'I18-01']);
});

test('reads single and grouped IDs of a test name', () => {
  expect(idsInTitle('[LGN-01] [I18-01] logs in')).toEqual(['LGN-01', 'I18-01']);
  expect(idsInTitle('[LGN-01, LGN-04] logs in')).toEqual(['LGN-01', 'LGN-04']);
  expect(idsInTitle('mentions LGN-01 only')).toEqual([]);
});

test('counts an ID only through a test that passed, and reports an unknown one', () => {
  const coverage = coverageOf(requirementIds(markdown), [
    { title: '[LGN-01] opens', passed: true },
    { title: '[LGN-04] asks', passed: false },
    { title: '[LGN-99] typo', passed: true },
  ]);
  expect([...coverage.covered.keys()]).toEqual(['LGN-01']);
  expect(coverage.missing).toEqual(['LGN-04', 'I18-01']);
  expect(coverage.unknown).toEqual(['LGN-99']);
});

test('a requirement with a test that failed is not shown, though the same test passed at another width', () => {
  const results = [
    { title: '[LGN-01] opens', passed: true },
    { title: '[LGN-01] opens', passed: false },
    { title: '[LGN-04] asks', passed: true },
  ];
  expect([...coverageOf(requirementIds(markdown), results).covered.keys()]).toEqual(['LGN-04']);
});
