import { defineStates } from '../../testing/states.ts';
import type { LanguagePickerProps } from './LanguagePicker.tsx';

export const languagePickerStates = defineStates<LanguagePickerProps>()((say) => ({
  bengali: {
    label: say('a11y.languagePicker'),
    current: say('language.bengali'),
    currentLang: 'bn',
    flag: 'BD',
  },
  english: {
    label: say('a11y.languagePicker'),
    current: say('language.english'),
    currentLang: 'en',
    flag: 'GB',
  },
  open: {
    label: say('a11y.languagePicker'),
    current: say('language.bengali'),
    currentLang: 'bn',
    flag: 'BD',
    'aria-expanded': true,
  },
}));
