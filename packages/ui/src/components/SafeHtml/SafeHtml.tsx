import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef } from 'react';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import { usePictures } from '../Pictures/Pictures.tsx';
import { root as hiddenClass } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { bounded } from './bounded.ts';
import { cleanHtml } from './parsers.ts';
import { plainText } from './plain-text.ts';
import * as css from './SafeHtml.css.ts';

export interface SafeHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from a server. Shown as text until it is clean, and on a server. */
  html: string;
  /** Said at the end of a text that was too long or too deep to show whole. Default: nothing. */
  shortenedNote?: string | undefined;
  /** "Opens in a new window": said at the end of a link to another site. Default: nothing. */
  newWindowLabel?: string | undefined;
  /** The host of this site with its port: whole addresses of it stay in it. Default: unknown. */
  ownHost?: string | undefined;
}

/**
 * The only way HTML of a server reaches the document (NOT-01, NOT-03). Keeps
 * text, lists, tables, pictures and links; drops everything that could act,
 * style or frame. A text beyond 200,000 characters, 5,000 tags or 50 tags inside each other is cut, and
 * says so by `data-state` and `shortenedNote`. Headings start at level 3; links get `rel` and `target`.
 */
export function SafeHtml(props: SafeHtmlProps) {
  // Other HTML starts over: React never meets nodes it did not make.
  return <Cleaned key={props.html} {...props} />;
}

function Cleaned({
  html: whole,
  shortenedNote = '',
  newWindowLabel = '',
  ownHost,
  ref,
  className,
  ...rest
}: SafeHtmlProps) {
  const { html, shortened } = useMemo(() => bounded(whole), [whole]);
  const note = shortened ? shortenedNote : '';
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const pictures = usePictures();
  useLayoutEffect(() => {
    const box = own.current;
    if (!box) return;
    let gone = false;
    const show = (clean: DocumentFragment): void => {
      if (gone) return;
      if (newWindowLabel !== '') announceWindows(clean, newWindowLabel);
      dress(clean);
      if (note !== '') clean.append(noteIn(box.ownerDocument, note));
      box.replaceChildren(clean);
    };
    const clean = cleanHtml(html, box.ownerDocument, pictures, ownHost);
    // Without a sanitiser (it could not be loaded) the words stay as text.
    if (clean instanceof Promise) void clean.then(show, () => undefined);
    else show(clean);
    return () => {
      gone = true;
    };
  }, [html, note, pictures, newWindowLabel, ownHost]);
  return (
    <div
      data-component="safe-html"
      data-state={shortened ? 'shortened' : undefined}
      {...rest}
      ref={merged}
      className={join(css.root, className)}
    >
      <span className={css.words}>{[plainText(html), note].filter(Boolean).join('\n')}</span>
    </div>
  );
}

/** Elements come without classes; each gets ours. */
function dress(clean: DocumentFragment): void {
  for (const [selector, look] of Object.entries(css.looks)) {
    for (const part of clean.querySelectorAll(selector)) part.className = look;
  }
}

/** Links to other sites say at their end that they open in a new window. */
function announceWindows(clean: DocumentFragment, label: string): void {
  for (const link of clean.querySelectorAll('a[href^="http"]')) {
    const said = link.ownerDocument.createElement('span');
    said.className = hiddenClass;
    said.textContent = ` (${label})`;
    link.append(said);
  }
}

function noteIn(owner: Document, text: string): Element {
  const note = owner.createElement('p');
  note.className = css.note;
  note.textContent = text;
  return note;
}
