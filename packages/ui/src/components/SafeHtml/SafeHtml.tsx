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
  /** HTML from a server. It is shown as plain text until it is sanitised, and in server rendering. */
  html: string;
  /** A note at the end of a text that was cut because it was too long or too deeply nested. Default: none. */
  shortenedNote?: string | undefined;
  /** "Opens in a new window", announced at the end of a link to another site. Default: none. */
  newWindowLabel?: string | undefined;
  /** The host of this site with its port. Full URLs with this host count as links of this site. Default: unknown. */
  ownHost?: string | undefined;
  /** The level of the highest headings: 2 below the title of a page, 3 below that of a window. Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * Shows HTML from a server. It is the only component that may put it into the document (NOT-01, NOT-03). It keeps
 * text, lists, tables, pictures and links, and drops everything that could run, style or frame. A text with more than
 * 200,000 characters, 5,000 tags or 50 nested tags is cut; `data-state` and `shortenedNote` say so. Headings start at
 * `headingLevel`; links get `rel` and `target`.
 */
export function SafeHtml(props: SafeHtmlProps) {
  // The key mounts a new element for new HTML, so that React never updates nodes it did not make.
  return <Cleaned key={props.html} {...props} />;
}

function Cleaned({
  html: whole,
  shortenedNote = '',
  newWindowLabel = '',
  ownHost,
  headingLevel = 3,
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
    const clean = cleanHtml(html, box.ownerDocument, pictures, ownHost, headingLevel);
    // If the sanitiser cannot be loaded, the plain text stays.
    if (clean instanceof Promise) void clean.then(show, () => undefined);
    else show(clean);
    return () => {
      gone = true;
    };
  }, [html, note, pictures, newWindowLabel, ownHost, headingLevel]);
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

/** Sanitised elements have no classes; adds ours. */
function dress(clean: DocumentFragment): void {
  for (const [selector, look] of Object.entries(css.looks)) {
    for (const part of clean.querySelectorAll(selector)) part.className = look;
  }
}

/** Adds to links of other sites that they open in a new window. */
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
