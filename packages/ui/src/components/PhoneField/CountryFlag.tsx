import { CountryCode } from './CountryCode.tsx';
import { flagSource } from './flags.ts';
import * as css from './PhoneField.css.ts';

export interface CountryFlagProps {
  /** ISO 3166 alpha-2, e.g. `BD`. A country without a flag shows its code. */
  readonly code: string;
}

/** The flag of a country, or its code. It is decorative: the dial code beside it says the same. */
export default function CountryFlag({ code }: CountryFlagProps) {
  const source = flagSource(code);
  if (!source) return <CountryCode code={code} />;
  return <img className={css.flag} src={source} alt="" width={21} height={14} />;
}
