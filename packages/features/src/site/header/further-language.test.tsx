import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { messages } from '../../shared/i18n/bn.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { languages } from '../../shared/i18n/language.ts';
import { useLanguageName } from '../../shared/i18n/use-language-name.ts';
import { I18nProvider } from '../../shared/i18n/use-t.ts';
import { flagOf } from './navigation.ts';

vi.mock('../../shared/i18n/further.ts', () => ({
  furtherLanguages: ['fa', 'ur'],
  isFurther: () => true,
  loadFurther: async () => ({}),
}));

function Names() {
  return languages.map(useLanguageName()).join(', ');
}

test('[LAY-02] [I18-01] an additional language is listed with its own name and the flag of its country', () => {
  const names = renderToString(
    <I18nProvider value={createI18n('bn', messages)}>
      <Names />
    </I18nProvider>,
  );
  expect(names).toBe('বাংলা, English, فارسی, اردو');
  expect(languages.map(flagOf)).toEqual(['BD', 'GB', 'IR', 'PK']);
});
