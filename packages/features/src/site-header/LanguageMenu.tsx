import { Flag, LanguagePicker } from '@parlour/ui';
import { type Language, useT } from '../i18n/index.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { flagOf } from './navigation.ts';

export interface LanguageMenuProps {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** The names of the languages, each in itself. */
export function useLanguageNames(): Record<Language, string> {
  const t = useT();
  return { bn: t('ui.nativeBn'), en: t('ui.nativeEn') };
}

/** The language in use with its flag; the list opens below (LAY-02). */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const t = useT();
  const names = useLanguageNames();
  return (
    <LazyMenu
      label={t('a11y.languagePicker')}
      align="start"
      items={languages.map((id) => ({
        id,
        label: names[id],
        lang: id,
        icon: <Flag country={flagOf[id]} />,
        selected: id === language,
        onSelect: () => onChange(id),
      }))}
      trigger={
        <LanguagePicker
          label={t('a11y.languagePicker')}
          current={names[language]}
          currentLang={language}
          flag={flagOf[language]}
        />
      }
    />
  );
}
