import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only. Use it where a picture, a colour or a position says the same visually. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="visually-hidden" {...rest} className={join(css.root, className)} />;
}
