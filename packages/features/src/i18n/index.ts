export { I18nextProvider as I18nProvider } from 'react-i18next';
export { loadMessages, type Messages } from './catalogue.ts';
export { createI18n, switchLanguage } from './create-i18n.ts';
export { formatDateTime, formatDuration } from './date-time.ts';
export { errorMessage } from './error-message.ts';
export {
  defaultLanguage,
  directionOf,
  type Language,
  languages,
  toLanguage,
  wireLanguage,
} from './language.ts';
export {
  fallbackCurrency,
  formatCount,
  formatMoney,
  hiddenMoney,
  type MoneyFormat,
} from './money.ts';
export { type MessageKey, type MessageValues, type Translate, useLanguage, useT } from './use-t.ts';
