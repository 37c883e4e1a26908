import { Flag, LanguagePicker } from '@parlour/ui';
import { isShipped, type Language } from '../../shared/i18n/language.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { flagOf } from './navigation.ts';

export interface LanguageMenuProps {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** The name of a language in that language; without a translation it comes from `Intl.DisplayNames`. */
export function useLanguageName(): (language: Language) => string {
  const t = useT();
  return (language) =>
    isShipped(language)
      ? t(language === 'bn' ? 'ui.nativeBn' : 'ui.nativeEn')
      : (new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);
}

/** The current language with its flag; a press opens the list (LAY-02). */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const t = useT();
  const nameOf = useLanguageName();
  return (
    <LazyMenu
      label={t('a11y.languagePicker')}
      align="start"
      items={languages.map((id) => ({
        id,
        label: nameOf(id),
        lang: id,
        icon: <Flag country={flagOf(id)} />,
        selected: id === language,
        onSelect: () => onChange(id),
      }))}
      trigger={
        <LanguagePicker
          label={t('a11y.languagePicker')}
          current={nameOf(language)}
          currentLang={language}
          flag={flagOf(language)}
        />
      }
    />
  );
}
