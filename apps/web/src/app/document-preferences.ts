import { directionOf, type I18n } from '@parlour/features/i18n';
import { documentCookies, type Preferences } from '@parlour/features/runtime';

const year = 31_536_000;

/**
 * Writes the chosen scheme and language onto the document. Loads a new language first (LAY-04, I18-03). Call it before
 * any component subscribes: a subscription in an effect would miss a choice that is made before the effect runs.
 */
export function followPreferences({ store }: Preferences, i18n: I18n): void {
  const root = document.documentElement;
  let wanted = store.getState().language;
  store.subscribe(({ scheme, language }) => {
    root.dataset.scheme = scheme;
    if (language === wanted) return;
    wanted = language;
    // The server chooses the document with this cookie. The site itself reads the storage.
    documentCookies.set('language', language, year);
    void i18n.switchTo(language).then(async () => {
      // If a second choice loads faster than the first, the slow first one must not replace it.
      if (wanted !== language) return i18n.switchTo(wanted);
      root.lang = language;
      root.dir = directionOf(language);
    });
  });
}
