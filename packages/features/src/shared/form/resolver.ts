import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Values of a form made of rules: texts, and ticks beside them. */
export type FormValues = Record<string, string | boolean>;

/**
 * A react-hook-form resolver over a check of ours. Errors carry the problem's
 * code as `type`, so that the sentence follows the language of the page.
 */
export function resolverOf<Values extends FieldValues, Code extends string>(
  check: (values: Values) => ReadonlyMap<string, Code>,
): Resolver<Values> {
  return (values, _context, options) => {
    const problems = check(values);
    if (problems.size === 0) return { values, errors: {} };
    // The names of our forms have no dots, so there is nothing to nest.
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
