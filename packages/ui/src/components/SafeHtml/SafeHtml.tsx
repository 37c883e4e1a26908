import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../Field/useMergedRef.ts';
import { join } from '../join.ts';
import { usePictures } from '../Pictures/index.ts';
import { cleanHtml } from './parsers.ts';
import { plainText } from './plain-text.ts';
import * as css from './SafeHtml.css.ts';

export interface SafeHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from a server. Shown as text until it is clean, and on a server. */
  html: string;
}

/**
 * The only way HTML of a server reaches the document (NOT-01, NOT-03). Keeps
 * text, lists, tables, pictures and links; drops everything that could act,
 * style or frame. Headings start at level 3; links get `rel` and `target`.
 */
export function SafeHtml(props: SafeHtmlProps) {
  // Other HTML starts over: React never meets nodes it did not make.
  return <Cleaned key={props.html} {...props} />;
}

function Cleaned({ html, ref, className, ...rest }: SafeHtmlProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const pictures = usePictures();
  useLayoutEffect(() => {
    const box = own.current;
    if (!box) return;
    let gone = false;
    const show = (clean: DocumentFragment): void => {
      if (gone) return;
      dress(clean);
      box.replaceChildren(clean);
    };
    const clean = cleanHtml(html, box.ownerDocument, pictures);
    // Without a sanitiser (it could not be loaded) the words stay as text.
    if (clean instanceof Promise) void clean.then(show, () => undefined);
    else show(clean);
    return () => {
      gone = true;
    };
  }, [html, pictures]);
  return (
    <div data-component="safe-html" {...rest} ref={merged} className={join(css.root, className)}>
      <span className={css.words}>{plainText(html)}</span>
    </div>
  );
}

/** Elements come without classes; each gets ours. */
function dress(clean: DocumentFragment): void {
  for (const [selector, look] of Object.entries(css.looks)) {
    for (const part of clean.querySelectorAll(selector)) part.className = look;
  }
}
