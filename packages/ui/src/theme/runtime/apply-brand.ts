import { brandCss } from '../brand-css.ts';
import { type BrandInfo, brandInfo } from '../brands/info.ts';
import { type Brand, defineBrand } from '../define-brand.ts';
import type { BrandSeed } from '../seeds.ts';
import { type BrandIssue, readBrand } from './read-brand.ts';

/** A brand file that was refused, with every reason. */
export class BrandError extends Error {
  readonly issues: readonly BrandIssue[];
  constructor(issues: readonly BrandIssue[]) {
    super(issues.map(({ fault, path }) => (path === '' ? fault : `${path}: ${fault}`)).join('; '));
    this.name = 'BrandError';
    this.issues = issues;
  }
}

/** A brand in use. */
export interface AppliedBrand {
  /** The derived tokens. */
  readonly brand: Brand;
  /** Name, mark, currency symbol and figures, for the components that show them. */
  readonly info: BrandInfo;
  /** Puts the element back into the brand it had, and removes the styles when no other element uses them. */
  remove(): void;
}

/** Style sheets by brand, and how many elements use them. */
type StylesheetCache = Map<string, { readonly sheet: Sheet; users: number }>;
type Sheet = { write(css: string): void; drop(): void };
type Tree = Document | ShadowRoot;

const stylesheetCaches = new WeakMap<Tree, StylesheetCache>();

/**
 * Puts an element and all it contains into a brand that arrives at run time
 * (BRD-02): a brand file or a design-tokens file, as text or parsed. Works in
 * documents and shadow roots, on whole pages (`document.documentElement`) and
 * islands. One style sheet and one attribute change: nothing reloads, React
 * renders nothing, no layout is read. Applying the same brand again replaces
 * its styles; another brand takes the place of the last.
 *
 * @throws BrandError when the file is refused; nothing has changed then.
 */
export function applyBrand(json: unknown, root: HTMLElement): AppliedBrand {
  const reading = readBrand(json);
  if (!reading.ok) throw new BrandError(reading.issues);
  return apply(reading.seeds, root);
}

/** What is applied to an element now, so that the next brand takes its place. */
const applied = new WeakMap<HTMLElement, Applied>();

interface Applied {
  readonly id: string;
  readonly before: { readonly brand: string | undefined; readonly scheme: string | undefined };
  /** Gives the style sheet back. */
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
      // Other code may have changed the element since; its values stay.
      if (root.dataset.brand === brand.id) restore(root, 'brand', before.brand);
      if (before.scheme === undefined && root.dataset.scheme === scheme) {
        restore(root, 'scheme', undefined);
      }
      release();
    },
  };
}

/** Puts the style sheet of a brand into a tree, once however many elements use it. */
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

/** The scheme the element is shown in now, across shadow roots; a page that names none is light. */
function schemeAround(element: Element): string {
  const nearest = element.closest<HTMLElement>('[data-scheme]');
  if (nearest?.dataset.scheme !== undefined) return nearest.dataset.scheme;
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? schemeAround(tree.host) : 'light';
}

/**
 * A constructed sheet: allowed under a strict content security policy, and no
 * node of the page. Phones without them (iOS 15) get a style element.
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
