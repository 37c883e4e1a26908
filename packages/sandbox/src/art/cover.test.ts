import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cover, coverSubject } from './cover.ts';
import { families } from './families/families.ts';
import { scene, sceneByName } from './scene.ts';
import { vendorMark } from './vendor-mark.ts';

const wireLimit = 6144;
const types = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

const sample = Array.from({ length: 400 }, (_, i) => {
  const id = i * 25 + 1;
  const type = types[i % types.length] ?? 'RNG';
  return { id, options: { type, vendor: i % 40 } };
});

/** No picture may contain these: text, script, frame, event handler, or a reference to another file. */
const forbidden =
  /<(text|tspan|script|foreignObject|image|use|style|iframe|a)\b|\son\w+=|href|@import|data:|url\((?!#)/i;

/** Lists each `url(#x)` of a file whose id the file does not define. */
function looseReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  return [...svg.matchAll(/url\(#([^)]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((reference) => !ids.has(reference));
}

describe('covers', () => {
  const drawn = sample.map(({ id, options }) => cover(id, options));

  test('[GAM-06] 400 covers are 400 different pictures', () => {
    const bodies = drawn.map((svg) => svg.replace(/c\d+([gvsjkwabdt])\b/g, '$1'));
    expect(new Set(bodies).size).toBe(400);
  });

  test('[GAM-06] the same number draws the same picture', () => {
    expect(sample.map(({ id, options }) => cover(id, options))).toEqual(drawn);
  });

  test('[GAM-06] each cover is at most 6 KB on the wire', () => {
    const heavy = drawn.filter((svg) => gzipSync(svg).length > wireLimit);
    expect(heavy).toEqual([]);
  });

  test('[GAM-05] a cover is a standalone file without text, script or outside reference', () => {
    for (const svg of drawn) {
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="400" viewBox="0 0 300 400"/,
      );
      expect(svg.slice(4)).not.toMatch(forbidden);
      expect(svg).not.toContain('NaN');
      expect(svg).not.toContain('undefined');
      expect(looseReferences(svg)).toEqual([]);
    }
  });

  test('[GAM-05] `coverSubject` names the subject that the cover shows', () => {
    const rinds = /#f08a24|#e9b922|#d94f4a|#7ba53a/;
    for (let id = 0; id < 40; id++) {
      const options = { family: 'fruit', palette: 'padma' } as const;
      const subject = coverSubject(id, options);
      const isCitrus = subject.family === 'fruit' && subject.kind === 'citrus';
      expect(rinds.test(cover(id, options))).toBe(isCitrus);
    }
  });
});

describe('scenes', () => {
  test('[BAN-01] each family has a scene that fits the wire limit', () => {
    for (const family of families) {
      const svg = scene(family);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(wireLimit);
      expect(svg.slice(4)).not.toMatch(forbidden);
      expect(looseReferences(svg)).toEqual([]);
    }
  });

  test('[BAN-01] a name selects the family and optionally a palette', () => {
    expect(sceneByName('river')).toBe(scene('river'));
    expect(sceneByName('river-sindoor')).toBe(scene('river', { palette: 'sindoor' }));
    expect(sceneByName('river')).not.toBe(sceneByName('river-sindoor'));
  });

  test.each(['', 'ocean', 'river-', 'river-pink', 'river-padma-x', '../river'])(
    '[BAN-01] the unknown scene "%s" returns nothing',
    (name) => {
      expect(sceneByName(name)).toBeUndefined();
    },
  );
});

describe('vendor marks', () => {
  test('[GAM-03] forty vendors have a mark in ink and in colour', () => {
    const marks = Array.from({ length: 40 }, (_, id) => vendorMark(id, { variant: 'colour' }));
    expect(new Set(marks).size).toBe(40);
    for (const svg of marks) expect(svg.slice(4)).not.toMatch(forbidden);
    expect(vendorMark(3)).toContain('fill="#000"');
    expect(vendorMark(3)).not.toContain('currentColor');
  });

  test.each([
    ['0d5a55', '#0d5a55'],
    ['#FFF', '#FFF'],
    ['red', '#000'],
    ['0"onload="x', '#000'],
    ['12345', '#000'],
    ['', '#000'],
  ])('[GAM-03] the ink "%s" gives %s', (ink, fill) => {
    const fills = [...vendorMark(0, { ink }).matchAll(/fill="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(fills)).toEqual(new Set([fill]));
  });
});
