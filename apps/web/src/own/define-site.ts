import type { InLanguages } from '@parlour/features/i18n';
import type { SiteFooterBody } from '@parlour/features/site/footer';
import type { Categories, Hero } from '@parlour/features/site/home';
import type { BrandSeed } from '@parlour/ui/theme';
import { type ComponentProps, type ComponentType, isValidElement } from 'react';
import { isPageName, type PageName } from './page-name.ts';

/** Places of the site that take a part of your own. */
export const slotNames = [
  'header.tools',
  'home.section',
  'footer.before',
  'register.extra',
] as const;

/** Name of a place that takes a part of your own. */
export type SlotName = (typeof slotNames)[number];

/** Widgets of the product that a part of your own may replace. */
interface Originals {
  /** Everything below the band of responsible play, which stays. */
  readonly SiteFooter: typeof SiteFooterBody;
  /** Banner and jackpot of home. */
  readonly HomeHero: typeof Hero;
  /** Tiles of the categories on home. */
  readonly HomeCategories: typeof Categories;
}

/** Name of a widget that a part of your own may replace. */
export type WidgetName = keyof Originals;

/** The props of a replaced widget: those of the view it replaces. */
export type WidgetProps<Name extends WidgetName> = ComponentProps<Originals[Name]>;

/** The names of the widgets that can be replaced. */
export const widgetNames = [
  'SiteFooter',
  'HomeHero',
  'HomeCategories',
] as const satisfies readonly WidgetName[];

/** A text in the languages of the product, and in further ones if the site has them. */
export type OwnText = InLanguages & { readonly bn: string };

/** A page of your own at `/x/<name>`. */
export interface OwnPage {
  /** Its name in the title of the window. */
  readonly title: OwnText;
  /** Loads the page when somebody opens it: `() => import('./src/StoryPage.tsx')`. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Stays open when the operator requires a login everywhere (CFG-05). Default: false. */
  readonly open?: boolean;
}

/** The slots of a site. A part gets no props; it uses the hooks of the product. */
export type Slots = { readonly [Name in SlotName]?: ComponentType };

/** The replaced widgets of a site. */
export type Replaced = { readonly [Name in WidgetName]?: ComponentType<WidgetProps<Name>> };

/** The pages of a site by name. */
export type OwnPages = Readonly<Record<string, OwnPage>>;

/** What `defineSite` takes. Everything is optional. */
export interface SiteParts<Name extends string = string> {
  /**
   * The brand of the site, as its brand file says it. With it the parts belong to this brand: where a host of the same
   * build chooses another brand, the product is shown as it is.
   */
  readonly brand?: BrandSeed;
  readonly slots?: Slots;
  readonly pages?: { readonly [Page in Name]: PageName<Page> extends never ? never : OwnPage };
  readonly replace?: Replaced;
}

/** The parts of a site, checked. */
export interface Site {
  readonly brand: BrandSeed | null;
  readonly slots: Slots;
  readonly pages: OwnPages;
  readonly replace: Replaced;
}

/**
 * Names the parts of your own that a site has, in its `parlour.config.ts` (docs/white-label.md). Throws an error with
 * every mistake in words.
 */
export function defineSite<Name extends string = never>(parts: SiteParts<Name>): Site {
  const problems = problemsOf(parts);
  if (problems.length > 0) {
    throw new Error(['parlour.config.ts cannot be used.', ...problems].join('\n  '));
  }
  const { brand = null, slots = {}, replace = {} } = parts;
  const pages: OwnPages = parts.pages ?? {};
  return { brand, slots, pages, replace };
}

const entries = ['brand', 'slots', 'pages', 'replace'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A component is a function, or an object of React's `memo` or `lazy`. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));

/** Every mistake of a definition, as sentences. Types find them first; a definition without types ends here. */
function problemsOf(parts: unknown): readonly string[] {
  if (!isObject(parts)) return ['It must be an object.'];
  const { slots, pages, replace } = parts;
  return [
    ...unknownIn(parts, entries, (name) => `"${name}" is unknown`),
    ...componentsIn('slots', slots, slotNames, (name) => `slots: there is no slot "${name}"`),
    ...componentsIn('replace', replace, widgetNames, (name) => {
      return `replace: the widget "${name}" cannot be replaced`;
    }),
    ...(pages === undefined || isObject(pages)
      ? Object.entries(pages ?? {}).flatMap(([name, page]) => pageProblems(name, page))
      : ['pages: must be an object.']),
  ];
}

const unknownIn = (
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  says: (name: string) => string,
): readonly string[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${says(name)}. Known: ${known.join(', ')}.`);

function componentsIn(
  entry: string,
  value: unknown,
  known: readonly string[],
  says: (name: string) => string,
): readonly string[] {
  if (value === undefined) return [];
  if (!isObject(value)) return [`${entry}: must be an object.`];
  const wrong = Object.entries(value).filter(
    ([name, part]) => known.includes(name) && part !== undefined && !isComponent(part),
  );
  return [
    ...unknownIn(value, known, says),
    ...wrong.map(([name]) => `${entry}: "${name}" must be a component.`),
  ];
}

function pageProblems(name: string, page: unknown): readonly string[] {
  const says = (text: string) => `pages: "${name}" ${text}`;
  if (!isPageName(name)) {
    return [says('is no name of a page: small letters, digits and hyphens, at most 40.')];
  }
  if (!isObject(page)) return [says('must have "title" and "load".')];
  const { title, load } = page;
  const lacks = ['bn', 'en'].filter((tag) => {
    const text = isObject(title) ? title[tag] : undefined;
    return typeof text !== 'string' || text.trim() === '';
  });
  return [
    ...(lacks.length > 0 ? [says(`needs a title in ${lacks.join(' and ')}.`)] : []),
    ...(typeof load === 'function' ? [] : [says('needs "load", a function that imports it.')]),
  ];
}
