import { expect, test } from 'vitest';
import { coverageOf, idsInTitle, type Place, requirementIds } from './requirement-coverage.ts';

const markdown = '## LGN\n- LGN-01 Tabs.\n- LGN-04 Captcha (see REG-05).\n- I18-01 Languages.\n';

test('reads one ID per list item, and none from inside a sentence', () => {
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

test('a requirement with a failed test is not shown, even if the same test passed at another width', () => {
  const results = [
    { title: '[LGN-01] opens', passed: true },
    { title: '[LGN-01] opens', passed: false },
    { title: '[LGN-04] asks', passed: true },
  ];
  expect([...coverageOf(requirementIds(markdown), results).covered.keys()]).toEqual(['LGN-04']);
});

test('a screen is shown by a flow or a behaviour, never by a test of the backend, of code or of a look alone', () => {
  const coverage = (id: string, place: Place) =>
    coverageOf([id], [{ title: `[${id}] holds`, passed: true, place }]);
  const shownBy = (id: string) =>
    (['backend', 'code', 'look', 'screen'] as const).filter((place) =>
      coverage(id, place).covered.has(id),
    );
  expect(shownBy('LGN-01')).toEqual(['screen']);
  // Requirements without a screen.
  expect(shownBy('VAL-01')).toEqual(['backend', 'code', 'screen']);
  expect(shownBy('X-03')).toEqual(['backend', 'code', 'screen']);
  expect([...coverage('LGN-01', 'backend').backend.keys()]).toEqual(['LGN-01']);
  expect([...coverage('LGN-01', 'screen').backend.keys()]).toEqual([]);
});
