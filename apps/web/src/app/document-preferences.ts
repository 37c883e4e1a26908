import { directionOf, type I18n } from '@parlour/features/i18n';
import type { Preferences } from '@parlour/features/runtime';
import { useEffect } from 'react';

/** Writes the chosen scheme and language onto the document, and loads a language first (LAY-04, I18-03). */
export function useDocumentPreferences(preferences: Preferences, i18n: I18n): void {
  useEffect(() => {
    const root = document.documentElement;
    let wanted = preferences.store.getState().language;
    return preferences.store.subscribe(({ scheme, language }) => {
      root.dataset.scheme = scheme;
      if (language === wanted) return;
      wanted = language;
      void i18n.switchTo(language).then(async () => {
        // A faster second choice must not be overtaken by a slow first one.
        if (wanted !== language) return i18n.switchTo(wanted);
        root.lang = language;
        root.dir = directionOf[language];
      });
    });
  }, [preferences, i18n]);
}
