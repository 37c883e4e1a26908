import * as css from './PhoneField.css.ts';

/** The country code, shown when there is no flag or it cannot be loaded. */
export function CountryCode({ code }: { readonly code: string }) {
  return <span className={css.flagCode}>{code}</span>;
}
