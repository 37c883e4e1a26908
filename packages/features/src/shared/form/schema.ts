import * as z from 'zod/mini';

/** What is typed into a form, by name of its fields. */
export type TextValues<Name extends string> = Readonly<Record<Name, string>>;

/** What a form asks for: its fields, and the check of what is typed into them. */
export interface FormSchema<Name extends string, Code extends string> {
  /** The fields, in their order. */
  readonly names: readonly Name[];
  /** Everything that can be wrong with a field. */
  readonly codes: readonly Code[];
  /** What is wrong, field by field; empty: it may be sent. */
  readonly check: (values: TextValues<Name>) => ReadonlyMap<Name, Code>;
}

/** A zod schema of one text; the messages of its issues are codes. */
export type TextSchema<Code extends string> = z.ZodMiniType<string, string> & {
  /** Only for the type checker: which codes there are. */
  readonly '~code'?: Code;
};

/** A check that looks at several values. */
export interface AcrossCheck<Name extends string, Code extends string> {
  /** The field that is marked. */
  readonly at: Name;
  /** What is wrong; `null`: nothing is. */
  readonly find: (values: TextValues<Name>) => Code | null;
}

/**
 * A form as a zod schema. An issue has one of `codes` as its message, so that the sentence for it
 * follows the language of the page. The first issue of a field counts; a check over several values
 * comes after those of its field alone.
 */
export function formSchema<Name extends string, Code extends string>(
  codes: readonly Code[],
  fields: Readonly<Record<Name, TextSchema<NoInfer<Code>>>>,
  across: readonly AcrossCheck<NoInfer<Name>, NoInfer<Code>>[] = [],
): FormSchema<Name, Code> {
  const isName = (name: PropertyKey | undefined): name is Name =>
    typeof name === 'string' && Object.hasOwn(fields, name);
  const names = Object.keys(fields).filter(isName);
  const isWhole = (values: Readonly<Record<string, string>>): values is Record<Name, string> =>
    names.every((name) => Object.hasOwn(values, name));
  const shape: Readonly<Record<string, TextSchema<Code>>> = fields;
  const schema = z.object(shape).check(
    ...across.map(({ at, find }) =>
      z.check<Readonly<Record<string, string>>>(({ value, issues }) => {
        const code = isWhole(value) ? find(value) : null;
        if (code !== null) issues.push(issueOf(code, value, [at]));
      }),
    ),
  );
  const codeOf = (message: string): Code => {
    const code = codes.find((one) => one === message);
    if (code === undefined) throw new Error(`No code of this form: ${message}`);
    return code;
  };
  const check = (values: TextValues<Name>): ReadonlyMap<Name, Code> => {
    const issues = z.safeParse(schema, values).error?.issues ?? [];
    return new Map(
      names.flatMap((name): [Name, Code][] => {
        const issue = issues.find(({ path }) => path[0] === name);
        return issue ? [[name, codeOf(issue.message)]] : [];
      }),
    );
  };
  return { names, codes, check };
}

/** A text, whatever it is. */
export const anyText = (): TextSchema<never> => z.string();

/** A text that is more than blanks; otherwise `required`. */
export const someText = (): TextSchema<'required'> =>
  z.string().check(z.refine((typed) => typed.trim() !== '', { error: 'required' }));

/** A text of at most so many characters without the blanks around it; otherwise `long`. */
export const shortText = (most: number): TextSchema<'long'> =>
  z.string().check(z.refine((typed) => [...typed.trim()].length <= most, { error: 'long' }));

/** A text held to a function that names what is wrong with it; `null`: nothing is. */
export const textThat = <Code extends string>(
  find: (typed: string) => Code | null,
): TextSchema<Code> =>
  z.string().check(
    z.check(({ value, issues }) => {
      const code = find(value);
      if (code !== null) issues.push(issueOf(code, value));
    }),
  );

/** Further checks are made all the same. */
const issueOf = (message: string, input: unknown, path: string[] = []) =>
  ({ code: 'custom', message, input, path, continue: true }) as const;
