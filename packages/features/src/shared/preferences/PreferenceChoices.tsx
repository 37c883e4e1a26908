import { Segmented, Text } from '@parlour/ui';
import { type Language, toLanguage } from '../i18n/language.ts';
import { useLanguageName } from '../i18n/use-language-name.ts';
import { useT } from '../i18n/use-t.ts';
import type { Scheme } from '../runtime/preferences.ts';
import * as css from './PreferenceChoices.css.ts';

export interface PreferenceChoicesProps {
  readonly scheme: Scheme;
  readonly language: Language;
  /** The languages of the site, in order. */
  readonly languages: readonly Language[];
  readonly onScheme: (scheme: Scheme) => void;
  readonly onLanguage: (language: Language) => void;
}

/** Language and theme, for phones, whose header has no room for them (LAY-02, LAY-04). */
export function PreferenceChoices(props: PreferenceChoicesProps) {
  const { scheme, language, languages, onScheme, onLanguage } = props;
  const t = useT();
  const nameOf = useLanguageName();
  return (
    <div className={css.choices}>
      <Text size="small" bold>
        {t('nav.language')}
      </Text>
      <Segmented
        block
        label={t('nav.language')}
        options={languages.map((id) => ({ value: id, label: nameOf(id) }))}
        value={language}
        onChange={(value) => onLanguage(toLanguage(value))}
      />
      <Text size="small" bold>
        {t('nav.theme')}
      </Text>
      <Segmented
        block
        label={t('nav.theme')}
        options={[
          { value: 'light', label: t('ui.lightTheme') },
          { value: 'dark', label: t('ui.darkTheme') },
        ]}
        value={scheme}
        onChange={(value) => onScheme(value === 'dark' ? 'dark' : 'light')}
      />
    </div>
  );
}
