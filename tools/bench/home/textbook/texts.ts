import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import bnLogin from '../../../../packages/features/src/account/login/messages/bn.json';
import enLogin from '../../../../packages/features/src/account/login/messages/en.json';
import bnRegister from '../../../../packages/features/src/account/register/messages/bn.json';
import enRegister from '../../../../packages/features/src/account/register/messages/en.json';
import { messages as bn } from '../../../../packages/features/src/shared/i18n/bn.first.ts';
import { messages as en } from '../../../../packages/features/src/shared/i18n/en.first.ts';
import bnNotices from '../../../../packages/features/src/shared/notices/messages/bn.json';
import enNotices from '../../../../packages/features/src/shared/notices/messages/en.json';

/** Loads both languages at once, as the getting-started page of i18next does. */
export async function startTexts(): Promise<void> {
  await i18next.init({
    lng: localStorage.getItem('language') ?? 'bn',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {
      bn: { translation: { ...bn, ...bnLogin, ...bnRegister, ...bnNotices } },
      en: { translation: { ...en, ...enLogin, ...enRegister, ...enNotices } },
    },
  });
}

const listen = (changed: () => void) => {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
};

/** Does what `useTranslation` of react-i18next does; the workspace does not use that package elsewhere. */
export function useT() {
  const language = useSyncExternalStore(listen, () => i18next.language);
  return { t: i18next.t, language: language === 'en' ? ('en' as const) : ('bn' as const) };
}

/** Stores another language and switches to it. */
export function choose(language: string): void {
  localStorage.setItem('language', language);
  void i18next.changeLanguage(language);
}
