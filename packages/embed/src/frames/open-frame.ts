import {
  type FramePlace,
  type FrameWidget,
  readPlace,
} from '@parlour/features/site/partner/frame-contract';
import type { Host, Opened } from '../host.ts';
import type { Options } from '../options.ts';
import { placeOf } from '../place.ts';
import { showFrame } from './show-frame.ts';

/**
 * Opens an account widget: a document of the site in a frame, so that no page around it can read a password. It
 * follows the language and the scheme of the page. Another brand, affiliate code or mode loads another document.
 */
export function openFrame(host: Host, first: Options, widget: FrameWidget): Opened {
  const placeIn = (options: Options): FramePlace => {
    const { language, scheme } = placeOf(host.element, options);
    return readPlace({ ...options, lang: language, scheme });
  };
  let place = placeIn(first);
  let shown = showFrame(host, widget, place);
  const showAnew = () => {
    shown.close();
    shown = showFrame(host, widget, place);
  };
  return {
    update: (options) => {
      const before = place;
      place = placeIn(options);
      const isOther = (['brand', 'affiliate', 'mode'] as const).some(
        (name) => place[name] !== before[name],
      );
      if (isOther) showAnew();
      else if (place.lang !== before.lang || place.scheme !== before.scheme) shown.follow(place);
    },
    refresh: showAnew,
    unmount: () => shown.close(),
    focus: () => shown.focus(),
  };
}
