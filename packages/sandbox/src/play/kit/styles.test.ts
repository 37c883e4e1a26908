import { expect, test } from 'vitest';
import { palettes } from '../../art/palettes.ts';
import { mix, panelOf } from './styles.ts';

/** Relative luminance of a colour `#rrggbb` (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (light: string, dark: string): number =>
  (luminance(light) + 0.05) / (luminance(dark) + 0.05);

test('[A11-01] text and controls of a game are legible in the palette of every cover', () => {
  for (const palette of palettes) {
    const panel = panelOf(palette);
    expect(contrast('#fdf6e3', panel), palette.name).toBeGreaterThan(7);
    expect(contrast('#e6dfcf', panel), palette.name).toBeGreaterThan(4.5);
    expect(contrast('#ffc1b3', panel), palette.name).toBeGreaterThan(4.5);
    expect(contrast('#b9b4a6', panel), palette.name).toBeGreaterThan(3);
    expect(contrast('#f4b740', panel), palette.name).toBeGreaterThan(3);
  }
});

test('a mix of two colours lies between them', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
});
