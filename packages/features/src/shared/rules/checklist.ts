import { problemWith } from './engine.ts';
import type { CompiledField, Message } from './fields.ts';
import { longestValue } from './limits.ts';
import { knownPatterns } from './patterns.ts';

/** One rule of a value, and whether the typed value meets it. */
export interface RuleCheck {
  readonly label: Message;
  readonly met: boolean;
}

/** Returns the rules of a field for a checklist while typing: its length, then the parts of its pattern. */
export function checklistOf(field: CompiledField, value: string): readonly RuleCheck[] {
  const { min, max, patternKey } = field;
  const list: RuleCheck[] = [];
  if (min > 0 || max < longestValue) {
    const least = Math.max(1, min);
    const range: Message =
      max === longestValue
        ? { key: 'validation.lengthMin', values: { count: min } }
        : { key: 'hint.lengthRange', values: { min: least, max } };
    const label: Message =
      least === max ? { key: 'hint.lengthExact', values: { count: max } } : range;
    const fitting = problemWith({ ...field, required: true, fits: () => true }, value) === null;
    list.push({ label, met: fitting });
  }
  const pattern = patternKey === null ? undefined : knownPatterns.get(patternKey);
  if (!pattern || patternKey === 'any') return list;
  if (!pattern.parts) {
    list.push({
      label: { key: pattern.plain, values: {} },
      met: value !== '' && field.fits(value),
    });
  }
  for (const { label, test } of pattern.parts ?? []) {
    list.push({ label: { key: label, values: {} }, met: test(value) });
  }
  return list;
}
