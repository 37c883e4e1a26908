import * as css from './PhoneField.css.ts';

/** Shown instead of a flag that is not drawn, or whose drawing cannot be loaded. */
export function CountryCode({ code }: { readonly code: string }) {
  return <span className={css.flagCode}>{code}</span>;
}
