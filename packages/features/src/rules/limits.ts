import { type CompiledPattern, compilePattern } from './matcher.ts';
import type { Pattern } from './patterns.ts';

/** No value is longer (SPECIFICATION §5). */
export const longestValue = 255;

/** Something in the rules that could not be used. Goes to a log, never to the player (VAL-02). */
export interface RuleIssue {
  readonly field: string;
  readonly issue:
    | 'bad-document'
    | 'bad-rule'
    | 'bad-name'
    | 'bad-bounds'
    | 'bad-pattern'
    | 'unknown-pattern'
    | 'unknown-field'
    | 'too-many';
}

type Report = (issue: RuleIssue['issue']) => void;

const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** Limits that make no sense together count as none (VAL-02). */
export function boundsOf(
  rawMin: unknown,
  rawMax: unknown,
  report: Report,
): { min: number; max: number } {
  const min = countOf(rawMin);
  const max = countOf(rawMax);
  const broken = (raw: unknown, count: number | null) => !isMissing(raw) && count === null;
  if (broken(rawMin, min) || broken(rawMax, max)) report('bad-bounds');
  const least = min ?? 0;
  const most = Math.min(max || longestValue, longestValue);
  if (least <= most) return { min: least, max: most };
  report('bad-bounds');
  return { min: 0, max: longestValue };
}

/** A whole number from 0 on, also as digits in a string; else `null`. */
export function countOf(raw: unknown): number | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : '';
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}

export function patternOf(
  id: unknown,
  accepted: unknown,
  table: ReadonlyMap<string, Pattern>,
  report: Report,
): { pattern: Pattern | null; patternKey: string | null; fits: (value: string) => boolean } {
  const asked = typeof id === 'string' ? id.trim() : typeof id === 'number' ? String(id) : '';
  const pattern = table.get(asked);
  if (pattern) return { pattern, patternKey: asked, fits: pattern.test };
  if (asked !== '') report('unknown-pattern');
  const none = { pattern: null, patternKey: null, fits: () => true };
  if (isMissing(accepted) || accepted === '') return none;
  const compiled: CompiledPattern =
    typeof accepted === 'string'
      ? compilePattern(accepted.trim() === '*' ? '.*' : accepted)
      : { ok: false, fault: 'syntax' };
  if (compiled.ok) return { ...none, fits: (value) => compiled.matcher.test(value) };
  report('bad-pattern');
  return none;
}
