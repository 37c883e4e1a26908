import '@parlour/ui/styles';
import { directionOf } from '@parlour/features/content';
import { createRoot } from 'react-dom/client';
import { sitePage } from './core/site-page.ts';
import * as css from './element.css.ts';
import { addFaces } from './fonts.ts';
import type { Host } from './host.ts';
import type { Options } from './options.ts';
import { Placed, Whole } from './Placed.tsx';
import { placeOf } from './place.ts';
import { adoptStyles } from './sheets.ts';

/** What is mounted in an element. */
export interface Mounted {
  readonly update: (options: Options) => void;
  readonly refresh: () => void;
  readonly unmount: () => void;
}

/** Draws the content of an element into its shadow root. */
export function mount(host: Host, first: Options): Mounted {
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
  const shown: Host = {
    ...host,
    onReady: () => {
      shield.hidden = false;
      host.onReady();
    },
  };
  const update = (options: Options) => {
    const place = placeOf(element, options);
    shield.dir = directionOf(place.language);
    for (const name of place.unknown) host.onFailure(`UNKNOWN_${name.toUpperCase()}`);
    root.render(
      <Whole onFailure={host.onFailure}>
        <Placed {...{ page, options, place }} host={shown} />
      </Whole>,
    );
  };
  update(first);
  return {
    update,
    refresh: page.refresh,
    unmount: () => {
      root.unmount();
      shield.remove();
    },
  };
}

/** A press on a link: the page of the partner hears of it first and may keep the visitor. */
function follow(event: MouseEvent, { onNavigate }: Host): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
  if (link.target === '' && !onNavigate(link.href)) event.preventDefault();
}
