import { isShipped, type Language } from './language.ts';
import { useT } from './use-t.ts';

/** The name of a language in that language; without a translation it comes from `Intl.DisplayNames`. */
export function useLanguageName(): (language: Language) => string {
  const t = useT();
  return (language) =>
    isShipped(language)
      ? t(language === 'bn' ? 'ui.nativeBn' : 'ui.nativeEn')
      : (new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);
}
