/** Returns the mistakes in a pair of catalogues, as sentences. */
export function checkCatalogues(
  bn: Readonly<Record<string, string>>,
  en: Readonly<Record<string, string>>,
): readonly string[] {
  const issues: string[] = [];
  for (const key of Object.keys(bn)) if (!(key in en)) issues.push(`${key} has no English text`);
  for (const [key, text] of Object.entries(en)) {
    const bengali = bn[key];
    if (bengali === undefined) issues.push(`${key} has no Bengali text`);
    else if (placeholders(bengali) !== placeholders(text)) {
      issues.push(`${key} has other placeholders in Bengali than in English`);
    }
    const base = key.replace(/_(one|other)$/, '');
    if (base !== key && !(`${base}_one` in en && `${base}_other` in en)) {
      issues.push(`${key} lacks its plural partner`);
    }
    for (const [language, value] of [
      ['English', text],
      ['Bengali', bengali ?? ''],
    ] as const) {
      if (value.trim() === '') issues.push(`${key} is empty in ${language}`);
      if (/[০-৯]/.test(value)) issues.push(`${key} has a typed Bengali digit`);
    }
  }
  return issues;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
