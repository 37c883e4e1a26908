import { siteLanguages } from '../../apps/web/languages.ts';
import * as registry from '../../packages/ui/src/theme/brands/registry.ts';
import { readBrand } from '../../packages/ui/src/theme/runtime/read-brand.ts';
import { textsOf } from '../language/catalogue.ts';
import { cipherProblem } from '../prerender/cipher-problem.ts';
import { didYouMean } from './closest.ts';
import { type Problem, problemAt, type SiteBuild } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { textProblems } from './text-problems.ts';

export type { Problem } from './problem.ts';

/** The languages, brands and texts of this repository. */
const thisBuild = (): SiteBuild => ({
  languages: siteLanguages(),
  brands: Object.keys(registry),
  textsOf,
});

/**
 * Checks an operator's configuration (CFG-01). Returns every problem, each with its place and one sentence; empty for a
 * configuration that the site can use as it is, and for `undefined`, which stands for the defaults. Reads no file of the
 * operator and changes nothing.
 *
 * @param value The parsed JSON.
 * @param build What the build has. Default: what this repository has.
 */
export function checkSiteConfig(value: unknown, build = thisBuild()): readonly Problem[] {
  if (value === undefined) return [];
  const cipher = cipherProblem(value);
  const problems = [
    ...schemaProblems(value).filter(({ path }) => !(cipher && /^cipher(?:\.|$)/.test(path))),
    // The check of a key that the schema cannot do: whether it is a whole one.
    ...(cipher === null ? [] : [problemAt(['cipher'], `cannot be used: ${cipher}.`)]),
  ];
  const wrong = new Set(problems.map(({ path }) => path));
  const further = [
    ...brandProblems(value, build),
    ...languageProblems(value, build),
    ...textProblems(entry(value, 'texts'), build),
  ];
  return [...problems, ...further.filter(({ path }) => !wrong.has(path))];
}

/** One entry of a configuration of any shape. */
const entry = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

function brandProblems(value: unknown, { brands }: SiteBuild): readonly Problem[] {
  const [brand, file] = [entry(value, 'brand'), entry(value, 'brandFile')];
  const problems =
    typeof brand === 'string' && !brands.includes(brand)
      ? [
          problemAt(
            ['brand'],
            `is no brand of this build, which has ${brands.join(', ')}.${didYouMean(brand, brands)}`,
          ),
        ]
      : [];
  if (typeof file !== 'object' || file === null) return problems;
  const reading = readBrand(file);
  if (reading.ok) return problems;
  const refused = reading.issues.map(({ path, fault }) =>
    problemAt(['brandFile', ...(path === '' ? [] : [path])], `is refused: ${faults[fault]}.`),
  );
  return [...problems, ...refused];
}

/** Why a value of a brand file is refused (docs/white-label.md). */
const faults = {
  notJson: 'it is no JSON',
  tooLong: 'it is too long',
  notABrand: 'it is no brand file',
  missing: 'it is missing',
  unknown: 'a brand file has no such entry',
  range: 'it is no number, or a number outside the range',
  choice: 'it is none of the choices',
  colour: 'it is no colour',
  text: 'it is no text of this kind',
} as const;

function languageProblems(value: unknown, build: SiteBuild): readonly Problem[] {
  const offered = entry(value, 'languages');
  const list: readonly unknown[] = Array.isArray(offered) ? offered : [];
  const named: readonly [(string | number)[], unknown][] = [
    [['defaultLanguage'], entry(value, 'defaultLanguage')],
    [['bgCategoryLanguage'], entry(value, 'bgCategoryLanguage')],
    ...list.map((tag, at): [(string | number)[], unknown] => [['languages', at], tag]),
  ];
  const unknown = named.flatMap(([path, tag]) =>
    typeof tag === 'string' && !build.languages.includes(tag)
      ? [problemAt(path, `is no language of this build, which has ${build.languages.join(', ')}.`)]
      : [],
  );
  const first = entry(value, 'defaultLanguage') ?? 'bn';
  const isOffered = list.length === 0 || list.includes(first);
  return isOffered || unknown.length > 0
    ? unknown
    : [problemAt(['defaultLanguage'], `must be one of \`languages\`; without the entry it is bn.`)];
}
