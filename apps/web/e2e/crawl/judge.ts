import { notFound, routeAt } from '../../src/app/routes.ts';
import { allTexts, type Language } from '../texts.ts';
import type { FoundLink, Seen } from './look.ts';

/** A mistake on a screen: the rule, and what breaks it. */
export interface Finding {
  readonly rule: string;
  readonly what: string;
}

/** Text that should never be visible: unformatted values and unfilled placeholders. */
const raw = /\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object |\{\w+\}/;

const keys = new Set([...allTexts('bn').keys(), ...allTexts('en').keys()]);
const keyLike = /[a-z]\w*(?:\.\w+)+/g;

/** The sentences that belong to the other language only. */
function foreignTo(language: Language): ReadonlySet<string> {
  const own = new Set(allTexts(language).values());
  const other = [...allTexts(language === 'bn' ? 'en' : 'bn').values()];
  return new Set(other.filter((text) => !own.has(text) && /\s/.test(text) && !text.includes('{')));
}
const foreign = { bn: foreignTo('bn'), en: foreignTo('en') };

/** Schemes a link may have besides http and https. */
const otherSchemes = ['mailto:', 'tel:', 'sms:'];

function linkFinding(link: FoundLink, site: string): Finding | null {
  const url = new URL(link.href);
  const isOwn = url.origin === site;
  if ((link.isNewWindow || !isOwn) && link.isOpener && !otherSchemes.includes(url.protocol)) {
    return { rule: 'link without noopener', what: link.href };
  }
  if (!isOwn) {
    if (otherSchemes.includes(url.protocol)) return null;
    if (url.protocol !== 'https:') return { rule: 'link without https', what: link.href };
    return link.isNewWindow ? null : { rule: 'another site in our window', what: link.href };
  }
  if (link.isDownload || link.isNewWindow || routeAt(url.pathname) !== notFound) return null;
  return { rule: 'link to no page', what: url.pathname + url.search };
}

/** Returns the mistakes in the texts of a screen. */
export function textFindings(texts: readonly string[], language: Language): readonly Finding[] {
  return texts.flatMap((text) => [
    ...(raw.test(text) ? [{ rule: 'raw value', what: text }] : []),
    ...(text.match(keyLike) ?? [])
      .filter((word) => keys.has(word))
      .map((word) => ({ rule: 'missing text', what: word })),
    ...(foreign[language].has(text) ? [{ rule: 'other language', what: text }] : []),
  ]);
}

/** Returns the mistakes in what a screen shows. `site` is its origin. */
export function judge(seen: Seen, language: Language, site: string): readonly Finding[] {
  const { title, mains, titles, over, waysOn, sideways } = seen;
  const rules: readonly (readonly [isBroken: boolean, rule: string, what: string])[] = [
    [title.trim() === '', 'no title', ''],
    // While a window is open the page is inert, so its landmarks are not checked.
    [over.length === 0 && mains !== 1, 'not one main', String(mains)],
    [over.length === 0 && titles !== 1, 'not one h1', String(titles)],
    [waysOn === 0, 'no next step', over.at(-1) ?? 'main'],
    [sideways > 0, 'wider than the window', `${sideways} px`],
  ];
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, rule, what]) => ({ rule, what })),
    ...seen.lostPlaces.map((what) => ({ rule: 'link to no place', what })),
    ...seen.links.map((link) => linkFinding(link, site)).filter((finding) => finding !== null),
    ...textFindings(seen.texts, language),
  ];
}

/** Returns the controls without a name in an accessibility tree. */
export function namelessIn(tree: string): readonly Finding[] {
  const line =
    /^\s*- (?:'|")?(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem\w*|option)((?: \[[^\]]*\])*)(?:'|")?(?::.*)?$/;
  return tree
    .split('\n')
    .map((text) => line.exec(text)?.[1])
    .filter((role) => role !== undefined)
    .map((what) => ({ rule: 'control without a name', what }));
}
