import type { FrameWidget } from '@parlour/features/site/partner/frame-contract';
import type { ComponentType } from 'react';
import type { Host, Opened } from './host.ts';
import type { Options } from './options.ts';
import type { ElementTag } from './registry.ts';
import type { ContentProps } from './surroundings.ts';

/** Shows the content of an element. */
type Open = (host: Host, options: Options) => Opened;

/** Content is rendered in the page. */
const drawn =
  (load: () => Promise<{ readonly Content: ComponentType<ContentProps> }>) =>
  async (): Promise<Open> => {
    const [{ mount }, { Content }] = await Promise.all([import('./mount.tsx'), load()]);
    return (host, options) => mount({ ...host, Content }, options);
  };

/** Account widgets are documents of the site, in a frame. */
const framed = (widget: FrameWidget) => async (): Promise<Open> => {
  const { openFrame } = await import('./frames/open-frame.ts');
  return (host, options) => openFrame(host, options, widget);
};

/** The code of each element. It loads when the first element of its kind is near the screen. */
export const openers: Readonly<Record<ElementTag, () => Promise<Open>>> = {
  'parlour-jackpot': drawn(() => import('./widgets/jackpot.tsx')),
  'parlour-winners': drawn(() => import('./widgets/winners.tsx')),
  'parlour-games': drawn(() => import('./widgets/games.tsx')),
  'parlour-promotions': drawn(() => import('./widgets/promotions.tsx')),
  'parlour-notices': drawn(() => import('./widgets/notices.tsx')),
  'parlour-login': framed('login'),
  'parlour-register': framed('register'),
  'parlour-balance': framed('balance'),
  'parlour-member': framed('member'),
  'parlour-agent': framed('agent'),
};
