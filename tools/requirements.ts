import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testedModes } from '@parlour/stories/modes';
import { coverageOf, type Place, requirementIds } from './checks/requirement-coverage.ts';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { reports, root, storyChecks } from './lib/paths.ts';
import {
  readJestReport,
  readPlaywrightReport,
  readResults,
  type TestResult,
} from './lib/test-results.ts';
import { behavioursIn, readStoryReport } from './stories/report.ts';

// Lists each requirement with the passing tests that have its ID, from the reports of the last run. A requirement with
// a screen counts as shown only by a test on a screen: a test of the backend or of code alone does not show it.
// `--check` fails if one that was shown before is not shown any more (docs/requirements-shown.json).

helpWhenAsked(`pnpm requirements [--json] [--check]

  Lists each requirement with the passing tests that carry its ID, out of the reports of the last run: whether the
  backend is tested, and whether it is shown where a person meets it, by a flow in a browser or a story with a behaviour.
  The API contract, its cipher, validation, the brand engine and the report of drift are shown by tests of code too.
  --json    as JSON
  --check   fails when one that was shown before is not any more (docs/requirements-shown.json)`);

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
});

const ids = requirementIds(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const results = [
  ...readJestReport(reportOf('unit')).map(placed(unitPlace)),
  ...Object.keys(testedModes).flatMap((mode) => {
    const file = reportOf(`stories-${mode}`);
    const behaviours = behavioursIn(file, mode);
    return (readStoryReport(file, mode) ?? []).map(
      placed(({ title }) => (behaviours.has(title) ? 'screen' : 'look')),
    );
  }),
  ...[
    ...readResults(storyChecks),
    ...['e2e', 'e2e-elements', 'e2e-counts', 'e2e-crawl', 'e2e-storybook']
      .map(reportOf)
      .flatMap(readPlaywrightReport),
  ].map(placed(() => 'screen')),
];
const { covered, missing, backend, unknown } = coverageOf(ids, results);
const said = `${covered.size} of ${ids.length} requirements are shown by a passing test, ${backend.size} are tested in the backend.`;

if (values.json) {
  console.log(
    JSON.stringify(
      { covered: [...covered.keys()], missing, backend: [...backend.keys()] },
      null,
      2,
    ),
  );
} else if (values.check) {
  const shown: unknown = JSON.parse(
    readFileSync(join(root, 'docs', 'requirements-shown.json'), 'utf8'),
  );
  const wanted = Array.isArray(shown) ? shown.map(String) : [];
  const lost = wanted.filter((id) => !covered.has(id));
  for (const id of lost) console.error(`${id} was shown by a test before and is not any more.`);
  for (const id of unknown) console.error(`${id} stands in a test name, but is no requirement.`);
  const failed = lost.length + unknown.length;
  console.log(said);
  console.log(closingLine('requirements', { passed: wanted.length - lost.length, failed }));
  process.exitCode = failed > 0 ? 1 : 0;
} else {
  const mark = (is: boolean) => (is ? '✓' : '·');
  console.log('backend  shown');
  for (const id of ids) {
    const titles = covered.get(id);
    console.log(`   ${mark(backend.has(id))}       ${mark(titles !== undefined)}    ${id}`);
    for (const title of new Set([...(titles ?? []), ...(backend.get(id) ?? [])])) {
      console.log(`                    ${title}`);
    }
  }
  console.log(`\n${said}`);
}

/** A unit test of the sandbox tests the backend, any other one tests code. */
function unitPlace({ key }: TestResult): Place {
  return key.replaceAll('\\', '/').includes('/packages/sandbox/') ? 'backend' : 'code';
}

function placed(place: (result: TestResult) => Place) {
  return (result: TestResult) => ({ ...result, place: place(result) });
}

function reportOf(name: string): string {
  return join(reports, `${name}.json`);
}
