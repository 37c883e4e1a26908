import '@parlour/ui/styles';
import { directionOf } from '@parlour/features/content';
import { createRoot } from 'react-dom/client';
import { sitePage } from './core/site-page.ts';
import * as css from './element.css.ts';
import { addFaces } from './fonts.ts';
import type { ContentHost, Host, Opened } from './host.ts';
import type { Options } from './options.ts';
import { Placed, Whole } from './Placed.tsx';
import { placeOf } from './place.ts';
import { adoptStyles } from './sheets.ts';

/** Renders the content of an element into its shadow root. */
export function mount(host: ContentHost, first: Options): Opened {
  const { element, root: shadow } = host;
  const { ownerDocument: around } = element;
  const page = sitePage();
  addFaces(around);
  adoptStyles(shadow);
  const shield = around.createElement('div');
  shield.className = css.shield;
  shield.hidden = host.hasOwnContent;
  shield.addEventListener('click', (event) => follow(event, host));
  shadow.append(shield);
  const root = createRoot(shield);
  let options = first;
  let drawn = '';
  /** Counts errors. It is the key, so that the next attempt starts fresh. */
  let broken = 0;
  let isBroken = false;
  const shown: ContentHost = {
    ...host,
    onReady: () => {
      shield.hidden = false;
      host.onReady();
    },
    onNothing: (code) => {
      shield.hidden = host.hasOwnContent;
      host.onNothing(code);
    },
  };
  const onBroken = () => {
    // Several parts of one element may break one after another.
    if (isBroken) return;
    isBroken = true;
    shown.onNothing('BROKEN');
  };
  const draw = () => {
    const place = placeOf(element, options);
    const next = JSON.stringify([options, place, broken]);
    // The page around it may change often, but the options and the place change seldom.
    if (next === drawn) return;
    drawn = next;
    shield.dir = directionOf(place.language);
    root.render(
      <Whole key={broken} onBroken={onBroken}>
        <Placed {...{ page, options, place }} host={shown} />
      </Whole>,
    );
  };
  draw();
  return {
    update: (next) => {
      options = next;
      draw();
    },
    refresh: () => {
      page.refresh();
      if (!isBroken) return;
      isBroken = false;
      broken += 1;
      draw();
    },
    unmount: () => {
      root.unmount();
      shield.remove();
    },
  };
}

/** Handles a click on a link: tells the partner page first, which may cancel it. */
function follow(event: MouseEvent, { onNavigate }: Host): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
  if (!onNavigate(link.href)) event.preventDefault();
}
