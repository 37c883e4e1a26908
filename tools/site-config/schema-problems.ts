import { publishedSiteConfigSchema, siteConfigSchema } from '@parlour/features/site-config';
import { didYouMean } from './closest.ts';
import { type Problem, problemAt } from './problem.ts';

type Issue = NonNullable<ReturnType<typeof siteConfigSchema.safeParse>['error']>['issues'][number];
type Path = readonly PropertyKey[];

/** What the schema refuses in a configuration, each as a sentence. */
export function schemaProblems(value: unknown): readonly Problem[] {
  const { error } = siteConfigSchema.safeParse(value, { reportInput: true });
  return error?.issues.flatMap((issue) => problemsOf(issue, [])) ?? [];
}

function problemsOf(issue: Issue, above: Path): readonly Problem[] {
  const path = [...above, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        problemAt([...path, key], `is no entry.${didYouMean(key, namesAt(path))}`),
      );
    case 'invalid_union': {
      // Only the branch that was meant helps: the one whose kind of value fits.
      const meant = issue.errors.find((branch) => !branch.some(isAboutTheWhole));
      if (meant && meant.length > 0) return meant.flatMap((inner) => problemsOf(inner, path));
      break;
    }
  }
  return [problemAt(path, issue.input === undefined ? missing(issue) : issue.message)];
}

/** Whether a branch of a choice fails as a whole: it wants another kind of value. */
const isAboutTheWhole = ({ path, code }: Issue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

const missing = ({ message }: Issue): string => `is missing: it ${message}`;

/** The names of the entries at a place, as the published schema has them. */
function namesAt(path: Path): readonly string[] {
  const at = path.reduce<readonly unknown[]>(
    (places, step) => places.flatMap((place) => below(place, step)),
    [publishedSiteConfigSchema()],
  );
  return [
    ...new Set(at.flatMap(choicesOf).flatMap((place) => Object.keys(part(place, 'properties')))),
  ];
}

/** The schemas of the values below a place. */
function below(place: unknown, step: PropertyKey): readonly unknown[] {
  return choicesOf(place).flatMap((choice) => {
    const properties = part(choice, 'properties');
    const found = typeof step === 'number' ? part(choice, 'items') : Reflect.get(properties, step);
    return found === undefined ? [] : [found];
  });
}

/** The choices of a schema; itself if it has none. */
function choicesOf(schema: unknown): readonly unknown[] {
  const choices: unknown =
    Reflect.get(Object(schema), 'anyOf') ?? Reflect.get(Object(schema), 'oneOf');
  return Array.isArray(choices) ? choices.flatMap(choicesOf) : [schema];
}

const part = (schema: unknown, name: string): object =>
  Object(Reflect.get(Object(schema), name) ?? {});
