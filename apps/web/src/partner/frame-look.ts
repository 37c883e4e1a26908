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
import { readConfigElement } from '../app/browser.ts';
import { applyBrandFile } from '../app/run-time-brand.ts';

/** How a frame looks and speaks. */
export interface FrameLook {
  readonly config: SiteConfig;
  readonly preferences: Preferences;
  readonly i18n: I18n;
  /** The page asked for a brand that this site does not have; its own one counts. */
  readonly lacksBrand: boolean;
  /** Follows the page around the frame into another language or scheme. */
  readonly follow: (place: FramePlace) => void;
}

/** Dresses the document of a frame as its place asks, where it says nothing as the site is. */
export async function frameLook(page: Document, place: FramePlace): Promise<FrameLook> {
  const { documentElement: root, location } = page;
  const read = readConfig(readConfigElement(page)).config;
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
    preferences,
    i18n,
    lacksBrand: place.brand !== '' && !isBrand && place.brand !== worn?.id,
    follow: (next) => {
      wanted = next;
      preferences.setScheme(next.scheme);
      void i18n.switchTo(languageIn(next)).then(() => {
        // A faster second change must not be overtaken by a slow first one.
        if (wanted !== next) return;
        preferences.setLanguage(languageIn(next));
        dress(next);
      });
    },
  };
}
