import type { CompiledField, Problem } from './fields.ts';

/**
 * A Standard Schema (standardschema.dev) for a form's values. The engine makes it itself, so that pages need no schema
 * library. The message of an issue is the code of the problem; `messageFor` returns its sentence.
 */
export interface RulesSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'parlour';
    readonly validate: (values: unknown) => RulesResult;
  };
}

type RulesResult =
  | { readonly value: Readonly<Record<string, string>>; readonly issues?: undefined }
  | {
      readonly issues: readonly { readonly message: Problem; readonly path: readonly [string] }[];
    };

/** Values that are not texts count as empty; values without a field are left out. */
export function schemaOf(
  fields: readonly CompiledField[],
  problemWith: (field: CompiledField, value: string) => Problem | null,
): RulesSchema {
  const validate = (values: unknown): RulesResult => {
    const given = new Map<string, unknown>(Object.entries(Object(values)));
    const texts = fields.map(({ name }) => {
      const value = given.get(name);
      return [name, typeof value === 'string' ? value : ''] as const;
    });
    const issues = fields.flatMap((field, index) => {
      const problem = problemWith(field, texts[index]?.[1] ?? '');
      return problem ? [{ message: problem, path: [field.name] as const }] : [];
    });
    return issues.length > 0 ? { issues } : { value: Object.fromEntries(texts) };
  };
  return { '~standard': { version: 1, vendor: 'parlour', validate } };
}
