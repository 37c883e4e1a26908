import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, requirementIds } from './checks/requirement-coverage.ts';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { reports, root, storyChecks } from './lib/paths.ts';
import {
  lastResults,
  readJestReport,
  readPlaywrightReport,
  readResults,
} from './lib/test-results.ts';
import { testedModes } from './story-index/modes.ts';
import { readStoryReport } from './visual/report.ts';

// Lists each requirement with the passing tests that carry its ID, out of the
// reports of the last run. `--check` fails when one that was shown before is
// not any more (docs/requirements-shown.json).

helpWhenAsked(`pnpm requirements [--json] [--check]

  Lists each requirement with the passing tests that carry its ID, out of the reports of the last run.
  --json    as JSON
  --check   fails when one that was shown before is not any more (docs/requirements-shown.json)`);

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
});

const ids = requirementIds(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const results = lastResults([
  ...reportsOf('unit').flatMap(readJestReport),
  ...Object.keys(testedModes).flatMap((mode) =>
    reportsOf(`stories-${mode}`).flatMap((file) => readStoryReport(file, mode) ?? []),
  ),
  ...readResults(storyChecks),
  ...['e2e', 'e2e-counts', 'e2e-storybook'].flatMap(reportsOf).flatMap(readPlaywrightReport),
]);
const { covered, missing, unknown } = coverageOf(ids, results);

if (values.json) {
  console.log(JSON.stringify({ covered: [...covered.keys()], missing }, null, 2));
} else if (values.check) {
  const shown: unknown = JSON.parse(
    readFileSync(join(root, 'docs', 'requirements-shown.json'), 'utf8'),
  );
  const wanted = Array.isArray(shown) ? shown.map(String) : [];
  const lost = wanted.filter((id) => !covered.has(id));
  for (const id of lost) console.error(`${id} was shown by a test before and is not any more.`);
  for (const id of unknown) console.error(`${id} stands in a test name, but is no requirement.`);
  const failed = lost.length + unknown.length;
  console.log(`${covered.size} of ${ids.length} requirements are shown by a passing test.`);
  console.log(closingLine('requirements', { passed: wanted.length - lost.length, failed }));
  process.exitCode = failed > 0 ? 1 : 0;
} else {
  for (const id of ids) {
    const titles = covered.get(id);
    console.log(titles ? `✓ ${id}` : `· ${id}`);
    for (const title of titles ?? []) console.log(`    ${title}`);
  }
  console.log(`\n${covered.size} of ${ids.length} requirements are shown by a passing test.`);
}

/** The report of a suite and that of its second look. */
function reportsOf(name: string): readonly string[] {
  return [name, `${name}-second`].map((report) => join(reports, `${report}.json`));
}
