import { directionOf, type I18n } from '@parlour/features/i18n';
import { documentCookies, type Preferences } from '@parlour/features/runtime';

const year = 31_536_000;

/**
 * Writes the chosen scheme and language onto the document, and loads a language first (LAY-04, I18-03). Call it
 * before anything of the page listens: an effect of the page would miss a press that comes between the two.
 */
export function followPreferences({ store }: Preferences, i18n: I18n): void {
  const root = document.documentElement;
  let wanted = store.getState().language;
  store.subscribe(({ scheme, language }) => {
    root.dataset.scheme = scheme;
    if (language === wanted) return;
    wanted = language;
    // The server chooses a document by it; what counts is the storage.
    documentCookies.set('language', language, year);
    void i18n.switchTo(language).then(async () => {
      // A faster second choice must not be overtaken by a slow first one.
      if (wanted !== language) return i18n.switchTo(wanted);
      root.lang = language;
      root.dir = directionOf(language);
    });
  });
}
