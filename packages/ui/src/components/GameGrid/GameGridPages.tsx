import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { drawnPages, type PageRange, pagesSeen } from './drawn.ts';
import * as css from './GameGridPages.css.ts';

export interface GameGridPagesProps {
  /** How many pages the list has so far; all but the last hold 12 cards. */
  count: number;
  /** The cards of one page, counted from 0. Asked only for pages that are drawn. */
  children: (page: number) => ReactNode;
}

/**
 * The pages of a very long list, as the content of a `GameGrid` (GAM-06): only
 * what is on screen or close to it is in the document, with the first and
 * the last page and what has focus. 10,000 games mount like 12; the list is as
 * long as with all of them, so that a place in it can be returned to.
 */
export function GameGridPages({ count, children }: GameGridPagesProps) {
  const [near, setNear] = useState<PageRange>({ from: 0, to: 0 });
  const [end, setEnd] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const meter = useRef<HTMLDivElement>(null);
  useHeightOfPages(meter, count > 1);
  const pages = drawnPages({ count, near, focused, end });

  function seen(range: PageRange | null) {
    // The first card is on screen before the last one is drawn.
    setEnd(true);
    if (range) setNear(range);
  }

  return (
    <>
      {pages.map((page, place) => {
        const next = pages[place + 1] ?? count;
        return (
          <Fragment key={page}>
            <Page
              number={page}
              cards={children}
              setFocused={setFocused}
              meter={page === 0 ? meter : undefined}
            />
            {next > page + 1 && <Space first={page + 1} pages={next - page - 1} onSeen={seen} />}
          </Fragment>
        );
      })}
    </>
  );
}

interface PageProps {
  number: number;
  cards: (page: number) => ReactNode;
  /** Called with the page that has focus; `null` when focus left the list. */
  setFocused: (page: number | null) => void;
  meter: RefObject<HTMLDivElement | null> | undefined;
}

/** One page. It is drawn once, however many others come and go. */
const Page = memo(function Page({ number, cards, setFocused, meter }: PageProps) {
  // Focus events of its cards bubble up; the page itself is not focusable.
  const focus = {
    onFocus: () => setFocused(number),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Focus that goes nowhere comes back: the window was left, not the card.
      const goesOn = relatedTarget instanceof Element;
      if (goesOn && relatedTarget.closest('[data-part="page"]') === null) setFocused(null);
    },
  };
  return (
    <div ref={meter} data-part="page" className={css.page} {...focus}>
      {cards(number)}
    </div>
  );
});

interface SpaceProps {
  first: number;
  pages: number;
  /** What is worth drawing now; `null` while the space is far away. */
  onSeen: (range: PageRange | null) => void;
}

/** The room of pages that are not drawn. It says itself when it comes close: scrolling runs no code of ours. */
function Space({ first, pages, onSeen }: SpaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const space = box.current;
    const page = space?.ownerDocument.defaultView;
    if (!space || !page) return;
    if (!page.IntersectionObserver) {
      tell({ from: first, to: first + pages });
      return;
    }
    const observer = new page.IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry?.isIntersecting) return tell(null);
        const { boundingClientRect, intersectionRect, rootBounds } = entry;
        // A cross-origin frame gets no root bounds: a screen around what is seen will do.
        const screen = rootBounds ? ahead : page.innerHeight;
        const view = rootBounds ?? intersectionRect;
        tell(
          pagesSeen({
            first,
            pages,
            top: boundingClientRect.top,
            height: boundingClientRect.height,
            seenFrom: view.top - screen,
            seenTo: view.bottom + screen,
          }),
        );
      },
      { rootMargin: `${close}px 0px` },
    );
    observer.observe(space);
    return () => observer.disconnect();
  }, [first, pages]);
  return (
    <div
      ref={box}
      data-part="space"
      className={css.space}
      style={Object.fromEntries([[css.pagesName, pages]])}
    />
  );
}

/** How near, in px, a space comes before its pages are drawn, and how much farther they are drawn then. */
const close = 300;
const ahead = 200;

/** Writes the height of a page for the spaces, before the first paint: a place in the list can be returned to. */
function useHeightOfPages(meter: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const page = meter.current;
    const list = page?.parentElement;
    if (!wanted || !page || !list) return;
    const write = () =>
      list.style.setProperty(css.heightName, `${page.getBoundingClientRect().height}px`);
    write();
    const Observer = page.ownerDocument.defaultView?.ResizeObserver;
    const observer = Observer && new Observer(write);
    observer?.observe(page);
    return () => observer?.disconnect();
  }, [meter, wanted]);
}
