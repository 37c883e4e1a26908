import { defaultLanguage, isShipped, type ShippedLanguage } from '@parlour/features/content';
import { brandIds } from '@parlour/ui/theme';
import type { Options } from './options.ts';

/** How an element looks and speaks where it stands. */
export interface Place {
  readonly language: ShippedLanguage;
  readonly scheme: 'light' | 'dark';
  /** `null`: the brand of the site. */
  readonly brand: string | null;
  /** Names of attributes whose value is not known. Each has a default instead. */
  readonly unknown: readonly ('lang' | 'brand')[];
}

/** Reads the place: attributes first, then the page around it. */
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

/** `bn-BD` → `bn`; `null` for a language that has no texts. */
function languageIn(tag: string): ShippedLanguage | null {
  const [code = ''] = tag.trim().toLowerCase().split('-');
  return code === 'bn' || code === 'en' ? code : null;
}

/** The language of the text around an element, over the borders of shadow roots too. */
function languageAround(element: Element): string {
  const around = element.parentElement?.closest<HTMLElement>('[lang]')?.lang;
  if (around) return around;
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return element.ownerDocument.documentElement.lang;
  return (root.host instanceof HTMLElement && root.host.lang) || languageAround(root.host);
}

/** `auto`: what the page says of itself with `color-scheme`; where both are right, what the device prefers. */
function schemeOf(element: HTMLElement, asked: string): Place['scheme'] {
  if (asked === 'light' || asked === 'dark') return asked;
  const { defaultView: view, documentElement } = element.ownerDocument;
  // The element itself has the scheme of our own sheet.
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : documentElement;
  const around = element.parentElement ?? host;
  const schemes = view?.getComputedStyle(around).colorScheme.split(/\s+/) ?? [];
  if (!schemes.includes('dark')) return 'light';
  if (!schemes.includes('light')) return 'dark';
  return view?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
