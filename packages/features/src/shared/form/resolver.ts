import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Values of a form: texts, and booleans for checkboxes. */
export type FormValues = Record<string, string | boolean>;

/**
 * Makes a react-hook-form resolver from our own check. Errors carry the problem's code as `type`, so that their
 * sentence changes with the language of the page.
 */
export function resolverOf<Values extends FieldValues, Code extends string>(
  check: (values: Values) => ReadonlyMap<string, Code>,
): Resolver<Values> {
  return (values, _context, options) => {
    const problems = check(values);
    if (problems.size === 0) return { values, errors: {} };
    // Our field names contain no dots, so the errors need no nesting.
    const none: FieldErrors<Values> = {};
    const errors = Object.fromEntries(
      [...problems].map(([name, type]) => [
        name,
        { type, message: type, ref: options.fields[name]?.ref },
      ]),
    );
    return { values: {}, errors: Object.assign(none, errors) };
  };
}
