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
  /** How many pages the list has now. All pages but the last have 12 cards. */
  count: number;
  /** Renders the cards of one page, counted from 0. Called only for pages that are in the document. */
  children: (page: number) => ReactNode;
}

/**
 * The pages of a very long list, as the content of a `GameGrid` (GAM-06). The document holds only the pages on screen
 * or close to it, the first and the last page, and the page with focus. So 10,000 games mount as fast as 12. The list
 * is as high as with all pages, so that a scroll position can be restored.
 */
export function GameGridPages({ count, children }: GameGridPagesProps) {
  const [near, setNear] = useState<PageRange>({ from: 0, to: 0 });
  const [end, setEnd] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const meter = useRef<HTMLDivElement>(null);
  useHeightOfPages(meter, count > 1);
  const pages = drawnPages({ count, near, focused, end });

  function seen(range: PageRange | null) {
    // Renders the last page only after the first card is on screen.
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
  /** Called with the page that has focus, or with `null` when focus has left the list. */
  setFocused: (page: number | null) => void;
  meter: RefObject<HTMLDivElement | null> | undefined;
}

/** One page. It does not render again when other pages are added or removed. */
const Page = memo(function Page({ number, cards, setFocused, meter }: PageProps) {
  // Focus events bubble from the cards; the page itself cannot have focus.
  const focus = {
    onFocus: () => setFocused(number),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a new target the window lost focus, not the card. The focus will return.
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
  /** Called with the pages that should be rendered now, or with `null` while the space is far from the screen. */
  onSeen: (range: PageRange | null) => void;
}

/**
 * The space of pages that are not rendered. An `IntersectionObserver` reports when it is near, so that scrolling runs
 * no JavaScript.
 */
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
        // In a cross-origin frame there are no root bounds: uses one screen around the visible part.
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

/**
 * How close to the screen, in px, a space must be before its pages are rendered, and how much farther pages are
 * rendered then.
 */
const close = 300;
const ahead = 200;

/** Sets the height of a page for the spaces before the first paint, so that a scroll position can be restored. */
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
