import { Flag, LanguagePicker } from '@parlour/ui';
import type { Language } from '../../shared/i18n/language.ts';
import { useLanguageName } from '../../shared/i18n/use-language-name.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { flagOf } from './navigation.ts';

export interface LanguageMenuProps {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** The current language with its flag; a press, a key or a mouse over it opens the list (LAY-02). */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const t = useT();
  const nameOf = useLanguageName();
  return (
    <LazyMenu
      label={t('a11y.languagePicker')}
      align="start"
      openOnHover
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
