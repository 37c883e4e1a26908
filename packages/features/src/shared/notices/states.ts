import { defineStates, type StateId } from '@parlour/ui/testing';
import type { NoticeModalProps } from './NoticeModal.tsx';

const nothing = () => undefined;

/** Every state of the notice window (NOT-01, NOT-03). */
export const noticeStates = defineStates<NoticeModalProps>()((say) => {
  const time = '2026-11-20T03:30:00Z';
  const notice = (id: string, title: string, content: string) => ({ id, title, content, time });
  const body = say('overlay.noticeBody');
  const notices = [
    notice('1', say('notice.maintenance'), `<p>${body}</p>`),
    notice('2', say('notice.provider'), `<p>${body} <a href="/rng">${say('game.play')}</a></p>`),
    notice(
      '3',
      say('notice.withdrawal'),
      `<h2>${say('notice.region')}</h2><ul><li>${body}</li><li>${body}</li></ul><table><tr><th>1</th><td>\u09F350,000.00</td></tr><tr><th>2</th><td>\u09F330,000.00</td></tr></table>`,
    ),
  ];
  const rest: NoticeModalProps = {
    notices,
    index: 0,
    timeZone: 'Asia/Dhaka',
    onIndexChange: nothing,
    onClose: nothing,
  };
  const acting = `<p onclick="window.acted=1" style="color:red">${body}</p><script>window.acted=1</script><iframe src="/play"></iframe><a href="javascript:window.acted=1">${body}</a><img src="x" onerror="window.acted=1">`;
  return {
    first: rest,
    middle: { ...rest, index: 1 },
    last: { ...rest, index: 2 },
    single: { ...rest, notices: notices.slice(0, 1) },
    shrunk: { ...rest, index: 9 },
    hostile: { ...rest, notices: [notice('1', say('notice.maintenance'), acting)] },
    long: {
      ...rest,
      notices: [notice('1', say('notice.long'), `<p>${body}</p>`.repeat(14)), ...notices],
    },
  };
});

/** The states whose screenshots are compared. */
export const noticeFaces = ['first', 'long'] as const satisfies readonly StateId<
  typeof noticeStates
>[];
