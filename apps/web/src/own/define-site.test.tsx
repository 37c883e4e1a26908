import { memo } from 'react';
import { expect, test } from 'vitest';
import { defineSite, type WidgetProps } from './define-site.ts';
import { isPageName } from './page-name.ts';

const Part = () => null;
const title = { bn: 'গল্প', en: 'Story' };
const load = async () => ({ default: Part });

const Named = memo(({ brandName }: WidgetProps<'SiteFooter'>) => brandName);
const Others = ({ colour }: { readonly colour: string }) => colour;

/** The sentences of the error. */
function told(define: () => unknown): readonly string[] {
  try {
    define();
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
  throw new Error('Nothing was refused');
}

test('[BRD-02] a site without parts of its own is empty', () => {
  expect(defineSite({})).toEqual({ brand: null, slots: {}, pages: {}, replace: {} });
});

test('[BRD-02] slots, pages and widgets are kept as they are', () => {
  const parts = {
    slots: { 'header.tools': Part, 'home.section': Part },
    pages: { 'our-story2': { title, load } },
    replace: { SiteFooter: Part, HomeHero: Part, HomeCategories: Part },
  } as const;
  expect(defineSite(parts)).toMatchObject(parts);
});

test('[BRD-02] a mistake does not compile, and its error says in words what it is', () => {
  // @ts-expect-error No such entry.
  expect(told(() => defineSite({ colours: {} }))).toEqual([
    '  "colours" is unknown. Known: brand, slots, pages, replace.',
  ]);
  expect(
    told(() =>
      defineSite({
        // @ts-expect-error No such slot.
        slots: { 'home.sectoin': Part },
        // @ts-expect-error No such widget.
        replace: { SiteHeader: Part },
      }),
    ),
  ).toEqual([
    '  slots: there is no slot "home.sectoin". Known: header.tools, home.section, footer.before, register.extra.',
    '  replace: the widget "SiteHeader" cannot be replaced. Known: SiteFooter, HomeHero, HomeCategories.',
  ]);
});

test('[BRD-02] [NAV-08] a name that is no part of an address does not compile, and is refused', () => {
  for (const define of [
    // @ts-expect-error A capital letter.
    () => defineSite({ pages: { Story: { title, load } } }),
    // @ts-expect-error A slash.
    () => defineSite({ pages: { 'our/story': { title, load } } }),
    // @ts-expect-error A hyphen at the end.
    () => defineSite({ pages: { 'story-': { title, load } } }),
    // @ts-expect-error Another script.
    () => defineSite({ pages: { গল্প: { title, load } } }),
  ]) {
    const [sentence = ''] = told(define);
    expect(sentence).toMatch(/^ {2}pages: "\S+" is no name of a page: small letters, digits/);
  }
  expect(isPageName('a'.repeat(41))).toBe(false);
});

test('[I18-01] a page needs its title in both languages, and what loads it', () => {
  expect(
    told(() =>
      defineSite({
        pages: {
          // @ts-expect-error No title in Bengali.
          story: { title: { en: 'Story' }, load },
          // @ts-expect-error Nothing loads it.
          rules: { title },
        },
      }),
    ),
  ).toEqual([
    '  pages: "story" needs a title in bn.',
    '  pages: "rules" needs "load", a function that imports it.',
  ]);
});

test('[BRD-02] a slot takes a component, and a replaced widget the props of the view it replaces', () => {
  // @ts-expect-error An element is no component.
  expect(told(() => defineSite({ slots: { 'home.section': <p /> } }))).toEqual([
    '  slots: "home.section" must be a component.',
  ]);
  expect(defineSite({ replace: { SiteFooter: Named } }).replace.SiteFooter).toBe(Named);
  // @ts-expect-error The original has no colour.
  expect(defineSite({ replace: { SiteFooter: Others } }).replace.SiteFooter).toBe(Others);
});
