import { brandSeeds, defineBrand } from '@parlour/ui/theme';
import { readBrand } from '@parlour/ui/theme/runtime';
import { describe, expect, test } from 'vitest';
import { fileOf } from './files.ts';
import { begin, edit, redo, settle, undo } from './history.ts';
import { decodeSeeds, encodeSeeds } from './share.ts';
import { faultOf, gradeOf, withNumbers, withSeed } from './studio.ts';

describe('undo', () => {
  test('[BRD-02] goes back and forth, and discards the undone values after a new edit', () => {
    const three = edit(edit(begin(1), 2), 3);
    expect(undo(three).present).toBe(2);
    expect(redo(undo(three)).present).toBe(3);
    expect(redo(edit(undo(three), 9)).present).toBe(9);
    expect(undo(begin(1)).present).toBe(1);
  });

  test('[BRD-02] reverts a whole drag at once', () => {
    const dragged = [1, 2, 3].reduce((now, hue) => edit(now, hue, 'accent.hue'), begin(0));
    expect(dragged.past).toEqual([0]);
    expect(undo(edit(settle(dragged), 7, 'accent.hue')).present).toBe(3);
  });
});

describe('a shared address', () => {
  test('[BRD-02] encodes and decodes a brand, with characters that are safe in an address', () => {
    const { $schema: _, ...seeds } = { ...brandSeeds.shapla, accentFill: '#c2185b' };
    const code = encodeSeeds(seeds);
    expect(code).toMatch(/^[\w-]+$/);
    expect(decodeSeeds(code)).toEqual(seeds);
  });

  test('[BRD-02] gives no brand if it was manipulated', () => {
    const hostile = { ...brandSeeds.padma, displayFont: 'x;}body{display:none}' };
    expect(decodeSeeds(encodeSeeds(hostile))).toBeNull();
    expect(decodeSeeds('%%%')).toBeNull();
    expect(decodeSeeds('')).toBeNull();
  });
});

test('[BRD-02] every downloaded file contains the brand', () => {
  const { $schema: _, ...seeds } = brandSeeds.raat;
  expect(readBrand(fileOf('json', seeds).text)).toMatchObject({ ok: true, seeds });
  expect(readBrand(fileOf('tokens', seeds).text)).toEqual({ ok: true, seeds });
  expect(fileOf('ts', seeds).text).toContain('defineBrand({');
  expect(fileOf('css', seeds).text).toContain(defineBrand(seeds).light['color-accent-fill']);
  expect(fileOf('json', seeds).name).toBe('raat.json');
});

test('[BRD-02] a field says why a text cannot be used', () => {
  expect(faultOf('colour', 'reddish')).toBe('studio.notAColour');
  expect(faultOf('colour', 'rgb(1 2 3)')).toBeNull();
  expect(faultOf('font', 'x;}')).toBe('studio.notAllowed');
  expect(withSeed(brandSeeds.raat, 'displayFont', '')).not.toHaveProperty('displayFont');
});

test('[I18-02] [BRD-02] the number format is one seed, and its default is not stored', () => {
  const bengali = withNumbers(brandSeeds.raat, { digits: 'bengali' });
  expect(bengali.numbers).toEqual({ digits: 'bengali' });
  const both = withNumbers(bengali, { grouping: 'lakh' });
  expect(both.numbers).toEqual({ digits: 'bengali', grouping: 'lakh' });
  expect(decodeSeeds(encodeSeeds(both))?.numbers).toEqual(both.numbers);
  expect(readBrand(fileOf('tokens', both).text)).toMatchObject({
    ok: true,
    seeds: { numbers: both.numbers },
  });
  const back = withNumbers(withNumbers(both, { digits: 'latin' }), { grouping: 'thousands' });
  expect(back).toEqual(brandSeeds.raat);
});

test('[THM-01] grades ratios like WCAG', () => {
  expect(gradeOf(4.4, 4.5)).toBeNull();
  expect(gradeOf(4.5, 4.5)).toBe('AA');
  expect(gradeOf(7, 4.5)).toBe('AAA');
  expect(gradeOf(12, 3)).toBe('UI');
});
