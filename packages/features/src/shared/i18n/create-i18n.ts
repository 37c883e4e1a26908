import type { NumberStyle } from '@parlour/ui/theme';
import { loadPart } from '../lazy/load-part.ts';
import { loadMessages, type Part } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Messages } from './message-map.ts';
import { type OwnTexts, withOwnTexts } from './own-texts.ts';
import { firstTexts, type Texts } from './texts.ts';

/** The texts of a page: its language and the loaded part of its catalogue. */
export interface I18n {
  readonly language: () => Language;
  /** The initial language. A part of a prerendered document is hydrated in it, even if its code loads late. */
  readonly began: Language;
  /** Calls the listener after each change of the language. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * How the brand writes numbers; `undefined` means the default (I18-02). `numbersIn` returns the style for a language.
   */
  readonly numbers: NumberStyle | undefined;
  /** See {@link Texts.find}. */
  readonly find: Texts['find'];
  /**
   * Loads the whole catalogue of the current language. A later change of language then loads the whole catalogue too.
   */
  readonly loadWhole: () => Promise<void>;
  /** Loads the same part of another language, then switches to it. */
  readonly switchTo: (language: Language) => Promise<void>;
}

interface Options {
  /** Which part of the catalogue `messages` contains. Default: all of it. */
  readonly part?: Part;
  /** Stores the texts. Default: the small store for the first page. */
  readonly texts?: Texts;
  /** How the brand writes numbers. Default: Latin digits, groups of three. */
  readonly numbers?: NumberStyle | undefined;
  /** Texts of the operator that replace those of the catalogue. Default: none. */
  readonly own?: OwnTexts;
  /** Called with the place of a text of the operator that is not used, such as `bn.nav.home`. */
  readonly onUnused?: (place: string) => void;
}

/**
 * Creates the texts with one loaded language. Keys are flat (`action.retry`), `useT` fills the placeholders, plural
 * pairs end in `_one` / `_other`.
 */
export function createI18n(
  language: Language,
  messages: Messages,
  { part = 'whole', texts: keeper = firstTexts(), numbers, own = {}, onUnused }: Options = {},
): I18n {
  let texts = keeper;
  let current = language;
  let used = part;
  const added: [Language, Messages][] = [];
  const unused = new Set<string>();
  const add = (to: Language, more: Messages) => {
    const said = withOwnTexts(more, own[to], (key) => {
      const place = `${to}.${key}`;
      if (!unused.has(place)) onUnused?.(place);
      unused.add(place);
    });
    added.push([to, said]);
    texts.add(to, said);
  };
  add(language, messages);

  /** Switches to i18next with the first whole catalogue, so that the first page does not wait for it. */
  const handOver = async () => {
    const next = (await loadPart(() => import('./i18next-texts.ts'))).i18nextTexts();
    for (const [to, known] of added) next.add(to, known);
    texts = next;
  };
  let handedOver: Promise<void> | undefined;

  const fetchPart = async (wanted: Language, part: Part) => {
    if (part === 'whole') {
      handedOver ??= handOver().catch((error: unknown) => {
        handedOver = undefined;
        throw error;
      });
    }
    const [more] = await Promise.all([loadMessages(wanted, part), handedOver]);
    add(wanted, more);
  };
  const loads = new Map([[`${language} ${part}`, Promise.resolve()]]);
  /** Keeps one promise per language and part, so that a component can wait for it. A failed load may be tried again. */
  const load = (wanted: Language, part: Part): Promise<void> => {
    const key = `${wanted} ${part}`;
    const known = loads.get(key);
    if (known) return known;
    const loading = fetchPart(wanted, part).catch((error: unknown) => {
      loads.delete(key);
      throw error;
    });
    loads.set(key, loading);
    return loading;
  };

  const listeners = new Set<() => void>();
  return {
    language: () => current,
    began: language,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    numbers,
    find: (...asked) => texts.find(...asked),
    loadWhole: () => {
      used = 'whole';
      return load(current, used);
    },
    switchTo: async (next) => {
      await load(next, used);
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
