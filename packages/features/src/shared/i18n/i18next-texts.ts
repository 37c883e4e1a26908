import { createInstance } from 'i18next';
import type { Texts } from './texts.ts';

/** A store of texts that uses i18next: for every page but the first, every test and every story. */
export function i18nextTexts(): Texts {
  const instance = createInstance();
  void instance.init({
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  return {
    add: (language, messages) => {
      instance.addResourceBundle(language, 'translation', messages, true, true);
    },
    find: (language, key, count) =>
      instance.t(key, {
        lng: language,
        skipInterpolation: true,
        ...(count === undefined ? {} : { count }),
      }),
  };
}
