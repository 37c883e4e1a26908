import type { CompiledField } from './compile.ts';
import { longestValue } from './limits.ts';
import type { PatternId } from './patterns.ts';

/** Special characters that cause no problems on any server or keyboard; `special` would include the space. */
const signs = '[-!#$%&*+.:=?@_~]';
const letters = 'upper, lower';

/** The contents of a password for each pattern, in the syntax of the `passwordrules` attribute. */
const made: Partial<Record<PatternId, string>> = {
  any: `allowed: ${letters}, digit, ${signs}`,
  noSpaces: `allowed: ${letters}, digit, ${signs}`,
  lettersDigitsSymbols: `allowed: ${letters}, digit, ${signs}`,
  upperLowerDigitSpecial: `required: upper; required: lower; required: digit; required: ${signs}`,
  lettersAndDigits: `required: ${letters}; required: digit; allowed: ${letters}, digit`,
  lettersOrDigits: `allowed: ${letters}, digit`,
  alphanumericUpper: 'required: upper; allowed: lower, digit',
  digits: 'required: digit; allowed: digit',
  englishSpaces: `allowed: ${letters}`,
  upper: 'required: upper; allowed: upper',
  upperSpaces: 'required: upper; allowed: upper',
};

const isMade = (key: string): key is PatternId => Object.hasOwn(made, key);

/**
 * Returns the rule of a password for generators: the `passwordrules` attribute of Safari and of password managers.
 * Returns `null` if the attribute cannot express the rule; then our own check still applies to a generated password.
 */
export function passwordRulesOf(field: CompiledField): string | null {
  const { min, max, patternKey, example } = field;
  const known = patternKey !== null && isMade(patternKey) ? made[patternKey] : undefined;
  if (example !== null || (patternKey !== null && known === undefined)) return null;
  const parts = [
    ...(min > 0 ? [`minlength: ${min}`] : []),
    ...(max < longestValue ? [`maxlength: ${max}`] : []),
    ...(known === undefined ? [] : [known]),
  ];
  return parts.length === 0 ? null : `${parts.join('; ')};`;
}
