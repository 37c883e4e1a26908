// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defineBrand } from '../define-brand.ts';
import { applyBrand, BrandError } from './apply-brand.ts';
import sample from './sample.json' with { type: 'json' };

// Simulates an older phone without constructed style sheets, where a style element is used. Stories test the other
// case.
beforeAll(() => void Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync'));
const styles = (tree: ParentNode) =>
  [...tree.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');

const island = (parent: ParentNode = document.body): HTMLElement => {
  const element = document.createElement('div');
  parent.append(element);
  return element;
};

const worn: { remove(): void }[] = [];
const apply = (json: unknown, root: HTMLElement) => {
  const applied = applyBrand(json, root);
  worn.push(applied);
  return applied;
};

afterEach(() => {
  for (const { remove } of worn.splice(0)) remove();
  document.body.replaceChildren();
  for (const key of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[key];
  }
});

test('[BRD-02] islands with the same brand share its styles until the last one is removed', () => {
  const [one, two] = [island(), island()];
  const first = apply(sample, one);
  const second = apply(JSON.stringify(sample), two);
  expect(styles(document)).toHaveLength(1);
  expect(styles(document)[0]).toContain(defineBrand(sample).dark['color-accent-fill']);
  first.remove();
  first.remove();
  expect({ ...one.dataset }).toEqual({});
  expect(styles(document)).toHaveLength(1);
  second.remove();
  expect(styles(document)).toHaveLength(0);
});

test('[BRD-02] removing a brand restores the previous brand and scheme', () => {
  const page = island();
  Object.assign(page.dataset, { brand: 'padma', scheme: 'dark' });
  const applied = apply(sample, page);
  expect({ ...page.dataset }).toEqual({ brand: 'kajol', scheme: 'dark' });
  applied.remove();
  expect({ ...page.dataset }).toEqual({ brand: 'padma', scheme: 'dark' });
});

test('[BRD-02] changes made by other code in the meantime are kept', () => {
  const page = island();
  const applied = apply(sample, page);
  page.dataset.brand = 'raat';
  applied.remove();
  expect(page.dataset.brand).toBe('raat');
});

test('[BRD-02] in a shadow root the styles are added to it, and the scheme comes from the page', () => {
  document.documentElement.dataset.scheme = 'dark';
  const root = island().attachShadow({ mode: 'open' });
  const inside = island(root);
  apply(sample, inside);
  expect(styles(root)).toHaveLength(1);
  expect(styles(document)).toHaveLength(0);
  expect(inside.dataset.scheme).toBe('dark');
});

test('[BRD-02] applying a changed brand again replaces its styles', () => {
  const page = island();
  apply(sample, page);
  apply({ ...sample, radius: 9 }, page);
  expect(styles(document)).toHaveLength(1);
  expect(styles(document)[0]).toContain('--pl-radius-xs:9px');
});

test('[BRD-02] another brand replaces the last one, and removing it restores the first', () => {
  const page = island();
  page.dataset.brand = 'padma';
  const first = apply(sample, page);
  const second = apply({ ...sample, name: 'other' }, page);
  expect(page.dataset.brand).toBe('other');
  expect(styles(document)).toHaveLength(1);
  first.remove();
  expect(page.dataset.brand).toBe('other');
  second.remove();
  expect(page.dataset.brand).toBe('padma');
  expect(styles(document)).toHaveLength(0);
});

test('[BRD-02] a refused file changes nothing and the error names every reason', () => {
  const page = island();
  const hostile = { ...sample, accent: 'url(x)', logo: '<svg>' };
  expect(() => applyBrand(hostile, page)).toThrow(BrandError);
  expect(() => applyBrand(hostile, page)).toThrow('accent: colour; logo: text');
  expect({ ...page.dataset }).toEqual({});
  expect(styles(document)).toHaveLength(0);
});
