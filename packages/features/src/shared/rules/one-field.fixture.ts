import { compileRules } from './compile.ts';

/** The known fields of the forms in these tests. */
export const known = ['username', 'password', 'mobileNum', 'email'] as const;

/** A rule of an enabled field. */
export const rule = (rest: Record<string, unknown> = {}) => ({ enabled: true, ...rest });

/** Compiles a form with one field that has this rule. */
export const one = (rest: Record<string, unknown>, name = 'username') => {
  const { fields, issues } = compileRules({ [name]: rule(rest) }, known);
  const [field] = fields;
  if (!field) throw new Error('no field');
  return { field, issues: issues.map(({ issue }) => issue) };
};
