import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Flag.css.ts';
import { flagSource } from './flags.ts';

export interface FlagProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  /** ISO 3166 code, e.g. `BD`. A country without a drawing shows its code. */
  country: string;
}

/** A small flag beside the name of a language or country. It is decorative: the name says the same. */
export function Flag({ country, className, ...rest }: FlagProps) {
  const source = flagSource(country);
  if (source === undefined) {
    return (
      <span data-component="flag" aria-hidden="true" className={join(css.code, className)}>
        {country}
      </span>
    );
  }
  return (
    <img
      data-component="flag"
      width={21}
      height={14}
      {...rest}
      src={source}
      alt=""
      className={join(css.root, className)}
    />
  );
}
