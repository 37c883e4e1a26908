import { defaultLanguage, isShipped, type ShippedLanguage } from '@parlour/features/content';
import { brandIds } from '@parlour/ui/theme';
import type { Options } from './options.ts';

/** The language and look of an element at its place in the page. */
export interface Place {
  readonly language: ShippedLanguage;
  readonly scheme: 'light' | 'dark';
  /** `null`: uses the brand of the site. */
  readonly brand: string | null;
  /** Names of attributes with an unknown value. Each has its default instead. */
  readonly unknown: readonly ('lang' | 'brand')[];
}

/** Reads the place: the attributes first, then the page around it. */
export function placeOf(element: HTMLElement, options: Options): Place {
  const asked = options.lang ?? '';
  const language = languageIn(asked);
  const brand = options.brand ?? '';
  const isBrand = brandIds.some((id) => id === brand);
  return {
    language: language ?? languageIn(languageAround(element)) ?? shippedDefault,
    scheme: schemeOf(element, options.scheme ?? ''),
    brand: isBrand ? brand : null,
    unknown: [
      ...(asked !== '' && language === null ? (['lang'] as const) : []),
      ...(brand !== '' && !isBrand ? (['brand'] as const) : []),
    ],
  };
}

const shippedDefault: ShippedLanguage = isShipped(defaultLanguage) ? defaultLanguage : 'en';

/** `bn-BD` → `bn`; `null` for a language without texts. */
function languageIn(tag: string): ShippedLanguage | null {
  const [code = ''] = tag.trim().toLowerCase().split('-');
  return code === 'bn' || code === 'en' ? code : null;
}

/** Returns the language of the text around an element, also across shadow roots. */
function languageAround(element: Element): string {
  const around = element.parentElement?.closest<HTMLElement>('[lang]')?.lang;
  if (around) return around;
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return element.ownerDocument.documentElement.lang;
  return (root.host instanceof HTMLElement && root.host.lang) || languageAround(root.host);
}

/**
 * For `auto`, returns the scheme that the page sets with `color-scheme`; if it allows both, the device's preference.
 */
function schemeOf(element: HTMLElement, asked: string): Place['scheme'] {
  if (asked === 'light' || asked === 'dark') return asked;
  const { defaultView: view, documentElement } = element.ownerDocument;
  // The element itself has the scheme of our own style sheet, so its parent is read.
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : documentElement;
  const around = element.parentElement ?? host;
  const schemes = view?.getComputedStyle(around).colorScheme.split(/\s+/) ?? [];
  if (!schemes.includes('dark')) return 'light';
  if (!schemes.includes('light')) return 'dark';
  return view?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
