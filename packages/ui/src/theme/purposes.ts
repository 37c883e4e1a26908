import bn from './purposes.bn.json' with { type: 'json' };
import en from './purposes.en.json' with { type: 'json' };

/** Name of a token with a purpose: its custom property without `--pl-`, and a dot after the group. */
export type Purposed = Extract<keyof typeof en, string>;

/** When to use each token, in both languages. A token without a Bengali text is a type error. */
export const purposes: Readonly<Record<'bn' | 'en', Readonly<Record<Purposed, string>>>> = {
  bn,
  en,
};

/** When to use a token, in English. Empty for a name that is none. */
export const purposeOf = (path: string): string => {
  const texts: Readonly<Record<string, string>> = en;
  return texts[path] ?? '';
};
