import * as z from 'zod/mini';

/** The texts typed into a form, by field name. */
export type TextValues<Name extends string> = Readonly<Record<Name, string>>;

/** The fields of a form, and the check of their values. */
export interface FormSchema<Name extends string, Code extends string> {
  /** The names of the fields, in their order. */
  readonly names: readonly Name[];
  /** All error codes a field can have. */
  readonly codes: readonly Code[];
  /** Returns the error code of each wrong field. If the map is empty, the form may be sent. */
  readonly check: (values: TextValues<Name>) => ReadonlyMap<Name, Code>;
}

/** A zod schema of one text, whose issues have error codes as messages. */
export type TextSchema<Code extends string> = z.ZodMiniType<string, string> & {
  /** Only for types: carries the possible codes. */
  readonly '~code'?: Code;
};

/** A check over several values. */
export interface AcrossCheck<Name extends string, Code extends string> {
  /** The field that gets the error. */
  readonly at: Name;
  /** Returns the error code, or `null` if the values are right. */
  readonly find: (values: TextValues<Name>) => Code | null;
}

/**
 * Makes a form's schema from zod schemas. An issue has one of `codes` as its message, so that its sentence changes with
 * the language of the page. Only the first issue of a field counts. Checks over several values run after the checks of
 * single fields.
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

/** Accepts any text. */
export const anyText = (): TextSchema<never> => z.string();

/** Accepts a text that is not blank; otherwise its code is `required`. */
export const someText = (): TextSchema<'required'> =>
  z.string().check(z.refine((typed) => typed.trim() !== '', { error: 'required' }));

/** Accepts a text of at most `most` characters, without the blanks around it; otherwise its code is `long`. */
export const shortText = (most: number): TextSchema<'long'> =>
  z.string().check(z.refine((typed) => [...typed.trim()].length <= most, { error: 'long' }));

/** Checks a text with a function that returns its error code, or `null` if the text is right. */
export const textThat = <Code extends string>(
  find: (typed: string) => Code | null,
): TextSchema<Code> =>
  z.string().check(
    z.check(({ value, issues }) => {
      const code = find(value);
      if (code !== null) issues.push(issueOf(code, value));
    }),
  );

/** Lets the further checks run too. */
const issueOf = (message: string, input: unknown, path: string[] = []) =>
  ({ code: 'custom', message, input, path, continue: true }) as const;
