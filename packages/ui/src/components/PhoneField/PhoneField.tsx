import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { join } from '../join.ts';
import { CountryCode } from './CountryCode.tsx';
import * as css from './PhoneField.css.ts';

/** Loaded lazily: the field works before its flags arrive, and without them. */
const CountryFlag = lazy(() => import('./CountryFlag.tsx').catch(() => ({ default: CountryCode })));

/** A country of a phone number. */
export interface PhoneCountry {
  /** ISO 3166 alpha-2, e.g. `BD`. */
  code: string;
  /** Digits without the plus sign, e.g. `880`. */
  dialCode: string;
  /** Name in the language of the page. */
  name: string;
}

/** Props of `PhoneField`. Everything not named here goes to the number `<input>`, `ref` included. */
export interface PhoneFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'size' | 'style' | 'children'> {
  /** Countries to choose from. A single one is shown without a list. */
  countries: readonly PhoneCountry[];
  /** `code` of the chosen country. */
  country: string;
  /** Called with the `code` of the chosen country. */
  onCountryChange: (code: string) => void;
  /** Name of the country list for assistive technology. */
  pickerLabel: string;
  /** Form name of the country list. */
  pickerName?: string | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/** A national phone number after a dial code (REG-03). */
export function PhoneField(props: PhoneFieldProps) {
  const { field, control } = splitField(props);
  const {
    id,
    countries,
    country,
    onCountryChange,
    pickerLabel,
    pickerName,
    describedBy,
    ...input
  } = control;
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  const choice = countries.length > 1;

  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="phone-field">
      {(aria) => (
        <InputBox state={boxStateOf(field, input)}>
          {chosen && (
            <span className={css.picker} data-part="picker">
              {choice && (
                <select
                  className={css.select}
                  aria-label={pickerLabel}
                  name={pickerName}
                  autoComplete="tel-country-code"
                  value={chosen.code}
                  disabled={input.disabled}
                  onChange={(event) => onCountryChange(event.target.value)}
                >
                  {countries.map(({ code, dialCode, name }) => (
                    <option key={code} value={code}>
                      {`${name} (${isolated(`+${dialCode}`)})`}
                    </option>
                  ))}
                </select>
              )}
              <span className={css.face} aria-hidden={choice} data-part="face">
                <Suspense fallback={<span className={css.flag} data-state="arriving" />}>
                  <CountryFlag code={chosen.code} />
                </Suspense>
                <span className={css.dialCode}>{`+${chosen.dialCode}`}</span>
                {choice && <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />}
              </span>
            </span>
          )}
          <input
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            {...input}
            {...aria}
            type="tel"
            className={join(css.number, leftToRight)}
            data-part="control"
          />
        </InputBox>
      )}
    </Field>
  );
}

/** Keeps a dial code left to right inside an option, which cannot contain markup. */
const isolated = (text: string) => `\u2066${text}\u2069`;
