import {
  createI18n,
  directionOf,
  type I18n,
  languages,
  loadMessages,
} from '@parlour/features/i18n';
import {
  brandOf,
  createPreferences,
  type Preferences,
  readConfig,
  type SiteConfig,
} from '@parlour/features/runtime';
import { memoryStore } from '@parlour/features/session';
import type { FramePlace } from '@parlour/features/site/partner/frame-contract';
import { isBrandId } from '@parlour/ui/theme';
import { readConfigElement, warnOfText } from '../app/browser.ts';
import { applyBrandFile } from '../app/run-time-brand.ts';

/** The appearance and the language of a frame. */
export interface FrameLook {
  readonly config: SiteConfig;
  /** Names of configured entries that are unknown or wrong. */
  readonly dropped: readonly string[];
  readonly preferences: Preferences;
  readonly i18n: I18n;
  /** The page asked for a brand that this site does not have. The brand of the site is used. */
  readonly lacksBrand: boolean;
  /** Changes the language or the scheme when the page around the frame does. */
  readonly follow: (place: FramePlace) => void;
}

/**
 * Applies brand, language and scheme of the page around the frame to the document. What the page does not set is as on
 * the site.
 */
export async function frameLook(page: Document, place: FramePlace): Promise<FrameLook> {
  const { documentElement: root, location } = page;
  const { config: read, issues: dropped } = readConfig(readConfigElement(page));
  const isBrand = isBrandId(place.brand);
  const worn = isBrand || !read.brandFile ? undefined : await applyBrandFile(read.brandFile);
  const brand = isBrand ? place.brand : read.brand;
  const config = { ...read, brand, host: location.host, runTimeBrand: worn };
  const languageIn = ({ lang }: FramePlace) =>
    languages.find((known) => known === lang) ?? read.defaultLanguage;

  const preferences = createPreferences(memoryStore(), languageIn(place));
  const { language } = preferences.store.getState();
  const i18n = createI18n(language, await loadMessages(language, 'first'), {
    part: 'first',
    numbers: brandOf(config)?.numbers,
    own: config.texts,
    onUnused: warnOfText,
  });
  await i18n.loadWhole();

  const dress = (to: FramePlace) => {
    root.lang = languageIn(to);
    root.dir = directionOf(languageIn(to));
    root.dataset.scheme = to.scheme;
  };
  dress(place);
  root.dataset.brand = worn?.id ?? brand;
  let wanted = place;
  return {
    config,
    dropped,
    preferences,
    i18n,
    lacksBrand: place.brand !== '' && !isBrand && place.brand !== worn?.id,
    follow: (next) => {
      wanted = next;
      preferences.setScheme(next.scheme);
      void i18n.switchTo(languageIn(next)).then(() => {
        // If a second change loads faster than the first, the slow first one must not replace it.
        if (wanted !== next) return;
        preferences.setLanguage(languageIn(next));
        dress(next);
      });
    },
  };
}
