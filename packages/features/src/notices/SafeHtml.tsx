import { useLayoutEffect, useRef } from 'react';
import * as css from './notices.css.ts';
import { sanitise } from './sanitise.ts';

/**
 * The only place where HTML of a server reaches the document (NOT-03). Renders
 * empty on a server: what cannot be sanitised is not sent.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const clean = sanitise(html, element.ownerDocument);
    for (const [selector, look] of Object.entries(css.looks)) {
      for (const part of clean.querySelectorAll(selector)) part.className = look;
    }
    element.replaceChildren(clean);
  }, [html]);
  return <div ref={box} className={css.content} data-part="content" />;
}
