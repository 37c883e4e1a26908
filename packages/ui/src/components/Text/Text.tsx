import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Text.css.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element. Default `p`; use `span` inside a sentence. */
  as?: 'p' | 'span' | 'div' | undefined;
  /** 13, 14, 16 or 18 px. Default `body`. */
  size?: keyof typeof css.size | undefined;
  /** `muted` is the faintest colour for text that must be read. Default `primary`. */
  tone?: keyof typeof css.tone | undefined;
  /** Weight 700, for important words in a text. Default false. */
  bold?: boolean | undefined;
  /** Cuts names and titles after one line. Put the full text into the accessible name. */
  oneLine?: boolean | undefined;
}

/** Running text at one of the four sizes of the scale. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'primary',
  bold,
  oneLine,
  className,
  ...rest
}: TextProps) {
  return (
    <Tag
      data-component="text"
      {...rest}
      className={join(
        css.root,
        css.size[size],
        css.tone[tone],
        bold === true && css.bold,
        oneLine === true && css.oneLine,
        className,
      )}
    />
  );
}
