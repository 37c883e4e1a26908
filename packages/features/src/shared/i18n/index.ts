export { loadMessages, type Part } from './catalogue.ts';
export { createI18n, type I18n } from './create-i18n.ts';
export { dayAt, defaultTimeZone, formatDateTime, formatDuration, isTimeZone } from './date-time.ts';
export { directionOf } from './direction.ts';
export { errorMessage } from './error-message.ts';
export { LateTexts } from './LateTexts.tsx';
export {
  defaultLanguage,
  type InLanguages,
  isShipped,
  type Language,
  languages,
  numbersIn,
  type ShippedLanguage,
  textIn,
  toLanguage,
  wireLanguage,
} from './language.ts';
export type { Messages } from './message-map.ts';
export {
  fallbackCurrency,
  formatCount,
  formatMoney,
  hiddenMoney,
  type MoneyFormat,
} from './money.ts';
export {
  I18nProvider,
  type MessageKey,
  type MessageValues,
  type Translate,
  useFigures,
  useI18n,
  useLanguage,
  useNumbers,
  useT,
} from './use-t.ts';
