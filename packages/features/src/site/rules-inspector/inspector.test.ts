import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRules } from '../../shared/rules/compile.ts';
import { decodeDocument, encodeDocument, readDocument } from './document.ts';
import { droppedOf } from './dropped.ts';
import { presetIds, presets, textOfPreset } from './presets.ts';

const known = ['username', 'password', 'confirmPassword', 'mobileNum', 'email', 'realName'];

describe('[REG-02] a pasted document', () => {
  test('is read, or reports where it stops being JSON', () => {
    expect(readDocument('{"a":1}')).toEqual({ ok: true, raw: { a: 1 } });
    expect(readDocument('  ')).toEqual({ ok: true, raw: null });
    expect(readDocument('{\n  "a": }\n')).toEqual({ ok: false, place: { line: 2, column: 8 } });
    expect(readDocument('{\n  "a": 1')).toEqual({ ok: false, place: { line: 2, column: 9 } });
    expect(readDocument('rules')).toEqual({ ok: false, place: { line: 1, column: 1 } });
  });

  test('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (text) => void readDocument(text)));
  });

  test('is decoded from a link unchanged, and only a short one fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = encodeDocument(text);
        expect(code).toMatch(/^[\w-]*$/);
        expect(decodeDocument(code ?? '')).toBe(text);
      }),
    );
    expect(encodeDocument('x'.repeat(10_000))).toBeNull();
    expect(decodeDocument('%%%')).toBe('');
  });
});

describe('[VAL-02] dropped parts', () => {
  test('have their original values', () => {
    const raw = {
      email: { enabled: true, minLength: 60, maxLength: 6 },
      realName: { enabled: true, acceptedPattern: '[' },
      username: null,
    };
    expect(droppedOf(raw, compileRules(raw, known))).toEqual([
      { field: 'email', issue: 'bad-bounds', given: '{"minLength":60,"maxLength":6}' },
      { field: 'realName', issue: 'bad-pattern', given: '{"acceptedPattern":"["}' },
      { field: 'username', issue: 'bad-rule', given: 'null' },
    ]);
  });

  test('are cut when they are too long', () => {
    const raw = { username: 'x'.repeat(1_000) };
    const [dropped] = droppedOf(raw, compileRules(raw, known));
    expect(dropped?.given.length).toBeLessThan(200);
  });
});

test('[REG-02] the broken example is broken, the others are valid', () => {
  for (const id of presetIds) {
    const { issues } = compileRules(JSON.parse(textOfPreset(id)), [
      ...known,
      'birthday',
      'referralCode',
    ]);
    if (id === 'hostile') expect(new Set(issues.map(({ issue }) => issue)).size).toBeGreaterThan(6);
    else expect(issues, id).toEqual([]);
  }
  expect(Object.keys(presets)).toEqual([...presetIds]);
});
