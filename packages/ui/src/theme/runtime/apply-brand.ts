import { brandCss } from '../brand-css.ts';
import { type BrandInfo, brandInfo } from '../brands/info.ts';
import { type Brand, defineBrand } from '../define-brand.ts';
import type { BrandSeed } from '../seeds.ts';
import { type BrandIssue, readBrand } from './read-brand.ts';

/** The error for a refused brand file, with every reason. */
export class BrandError extends Error {
  readonly issues: readonly BrandIssue[];
  constructor(issues: readonly BrandIssue[]) {
    super(issues.map(({ fault, path }) => (path === '' ? fault : `${path}: ${fault}`)).join('; '));
    this.name = 'BrandError';
    this.issues = issues;
  }
}

/** A brand that is applied to an element. */
export interface AppliedBrand {
  /** The derived tokens. */
  readonly brand: Brand;
  /** Name, mark, currency symbol and number style, for the components that show them. */
  readonly info: BrandInfo;
  /** Restores the brand that the element had before, and removes the styles when no other element uses them. */
  remove(): void;
}

/** Style sheets by brand, with the number of elements that use each. */
type StylesheetCache = Map<string, { readonly sheet: Sheet; users: number }>;
type Sheet = { write(css: string): void; drop(): void };
type Tree = Document | ShadowRoot;

const stylesheetCaches = new WeakMap<Tree, StylesheetCache>();

/**
 * Applies a run-time brand to an element and everything inside it (BRD-02). Takes a brand file or a design-tokens
 * file, as text or parsed. Works in documents and shadow roots, on whole pages (`document.documentElement`) and on
 * islands. It changes one style sheet and two attributes: nothing reloads, React renders nothing, no layout is read.
 * Applying the same brand again replaces its styles; another brand replaces the last one.
 *
 * @throws BrandError when the file is refused; nothing has changed then.
 */
export function applyBrand(json: unknown, root: HTMLElement): AppliedBrand {
  const reading = readBrand(json);
  if (!reading.ok) throw new BrandError(reading.issues);
  return apply(reading.seeds, root);
}

/** The brand that is applied to an element now. The next brand replaces it. */
const applied = new WeakMap<HTMLElement, Applied>();

interface Applied {
  readonly id: string;
  readonly before: { readonly brand: string | undefined; readonly scheme: string | undefined };
  /** Releases the style sheet. */
  readonly release: () => void;
}

function apply(seeds: BrandSeed, root: HTMLElement): AppliedBrand {
  const brand = defineBrand(seeds);
  const last = applied.get(root);
  const { brand: brandNow, scheme: schemeNow } = root.dataset;
  const before =
    last && last.id === brandNow ? last.before : { brand: brandNow, scheme: schemeNow };
  const release = acquire(treeOf(root), brand);
  const scheme = schemeNow ?? schemeAround(root);
  root.dataset.brand = brand.id;
  root.dataset.scheme = scheme;
  last?.release();
  const current: Applied = { id: brand.id, before, release };
  applied.set(root, current);
  return {
    brand,
    info: brandInfo(seeds),
    remove() {
      if (applied.get(root) !== current) return;
      applied.delete(root);
      // Other code may have changed the element since. Its values are kept.
      if (root.dataset.brand === brand.id) restore(root, 'brand', before.brand);
      if (before.scheme === undefined && root.dataset.scheme === scheme) {
        restore(root, 'scheme', undefined);
      }
      release();
    },
  };
}

/**
 * Adds the style sheet of a brand to a document or shadow root, once for all elements that use it. Returns a function
 * that releases it.
 */
function acquire(tree: Tree, brand: Brand): () => void {
  const stylesheetCache: StylesheetCache = stylesheetCaches.get(tree) ?? new Map();
  stylesheetCaches.set(tree, stylesheetCache);
  const entry = stylesheetCache.get(brand.id) ?? { sheet: newSheet(tree), users: 0 };
  stylesheetCache.set(brand.id, entry);
  entry.users += 1;
  entry.sheet.write(brandCss(brand));
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.sheet.drop();
    stylesheetCache.delete(brand.id);
  };
}

function restore(root: HTMLElement, key: 'brand' | 'scheme', value: string | undefined): void {
  if (value === undefined) delete root.dataset[key];
  else root.dataset[key] = value;
}

function treeOf(element: Element): Tree {
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? tree : element.ownerDocument;
}

/** Returns the current scheme of the element, also from outside its shadow root. The default is light. */
function schemeAround(element: Element): string {
  const nearest = element.closest<HTMLElement>('[data-scheme]');
  if (nearest?.dataset.scheme !== undefined) return nearest.dataset.scheme;
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? schemeAround(tree.host) : 'light';
}

/**
 * Makes a constructed style sheet. A strict content security policy allows it, and it adds no node to the page. Phones
 * that do not support it (iOS 15) get a style element.
 */
function newSheet(tree: Tree): Sheet {
  if ('adoptedStyleSheets' in tree && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    return {
      write: (css) => sheet.replaceSync(css),
      drop: () => {
        tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    };
  }
  const element = document.createElement('style');
  (tree instanceof ShadowRoot ? tree : tree.head).append(element);
  return {
    write: (css) => {
      element.textContent = css;
    },
    drop: () => element.remove(),
  };
}
