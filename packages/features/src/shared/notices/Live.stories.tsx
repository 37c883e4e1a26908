import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { OverlayHost } from '../shell/OverlayHost.tsx';
import { Announcer } from './Announcer.tsx';
import { NoticePageWidget } from './NoticePageWidget.tsx';
import { NamedAnnouncementModal, NamedNoticeModal } from './named-modals.tsx';
import { createStay } from './stay.ts';

const meta: Meta = { title: 'Widgets/Announcements/Live' };
export default meta;

/** On the site, the page keeps the open notice in the address; here it is a state. */
function Page() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  // As on a return to the home page, where the announcements do not wait.
  const [stay] = useState(() => createStay({ isReturn: true }));
  return (
    <>
      <NoticePageWidget page={page} onPageChange={setPage} chosen={chosen} onChoose={setChosen} />
      <Announcer stay={stay} />
      <OverlayHost
        registry={{
          notice: NamedNoticeModal,
          announcement: NamedAnnouncementModal,
        }}
      />
    </>
  );
}
const story = liveStories(<Page />);

export const Visitor = story(undefined, {
  name: '[NOT-02] [NOT-03] A visitor sees the announcements for visitors, once; no script in them runs',
  play: async ({ say, test, userEvent }) => {
    const { list } = await test.runtime.api.getAnnouncements({ execution: 'B' });
    const dialog = await screen.findByRole('dialog', { name: say('notice.announcement') });
    for (const { title } of list.slice(0, 7)) {
      await expect(within(dialog).getAllByText(title)[0]).toBeVisible();
    }
    await expect(dialog.querySelector('script, style, iframe, [onerror], [onclick]')).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: say('notice.notToday') }));
    await expect(test.runtime.memory.device.getItem('announcementsRest')).toBe('2026-11-20');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Member = story(
  ({ runtime }) =>
    runtime.session.login({
      type: 'username',
      username: 'demo_member',
      password: 'Parlour#2026',
    }),
  {
    name: '[NOT-02] A member sees the announcements for members',
    play: async ({ say, test }) => {
      const { list } = await test.runtime.api.getAnnouncements({ execution: 'A' });
      const dialog = await screen.findByRole('dialog', { name: say('notice.announcement') });
      await expect(within(dialog).getAllByText(list[0]?.title ?? 'none')[0]).toBeVisible();
    },
  },
);

export const Resting = story(
  ({ runtime }) => runtime.memory.device.setItem('announcementsRest', '2026-11-20'),
  {
    name: '[NOT-02] Nothing opens on a day for which announcements are hidden',
    play: async ({ canvas, say, test }) => {
      await canvas.findByRole('heading', { name: say('nav.notices') });
      await waitFor(() =>
        expect(test.requests).toContain('GET /wps/relay/MCSFE_getListAnnouncements'),
      );
      await waitFor(() => expect(test.queryClient.isFetching()).toBe(0));
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
);
