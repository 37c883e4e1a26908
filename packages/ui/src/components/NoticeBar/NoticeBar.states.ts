import { defineStates } from '../../testing/states.ts';
import type { NoticeBarProps } from './NoticeBar.tsx';

export const noticeBarStates = defineStates<NoticeBarProps>()((say) => {
  const labels = {
    region: say('notice.region'),
    pause: say('a11y.pauseNotices'),
    play: say('a11y.playNotices'),
    all: say('notice.all'),
  };
  const maintenance = { id: '1', title: say('notice.maintenance') };
  const provider = { id: '2', title: say('notice.provider') };
  const withdrawal = { id: '3', title: say('notice.withdrawal') };
  return {
    several: { labels, items: [maintenance, provider, withdrawal], allHref: '#notices' },
    one: { labels, items: [maintenance], allHref: '#notices' },
    withoutPage: { labels, items: [provider, withdrawal] },
    longText: { labels, items: [{ id: '4', title: say('notice.long') }], allHref: '#notices' },
  };
});
