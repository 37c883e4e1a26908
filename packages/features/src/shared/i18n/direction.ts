/** Scripts that run right to left, by ISO 15924. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/**
 * Writing direction of a language by its BCP 47 tag (I18-03). This file has no imports, because the build uses it too.
 */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
