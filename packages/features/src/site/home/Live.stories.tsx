import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JackpotFeed } from '../../shared/jackpot/JackpotFeed.tsx';
import { NamedNoticeModal } from '../../shared/notices/named-modals.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { HomeWidget } from './HomeWidget.tsx';

// How often the jackpot is drawn before a screenshot is taken depends on the machine.
const meta: Meta = { title: 'Widgets/Home/Live', parameters: { chance: 'even' } };
export default meta;

const story = liveStories(
  <>
    <HomeWidget />
    <OverlayHost registry={{ notice: NamedNoticeModal }} />
  </>,
);
const login = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const Visitor = story(undefined, {
  name: '[BAN-01] [JPT-02] [LAY-05] The lobby of the sandbox',
  play: async ({ canvas, canvasElement, say }) => {
    await canvas.findByRole('heading', { name: say('game.popularGames') });
    const bar = await canvas.findByRole('navigation', { name: say('home.categories') });
    const places = within(bar).getAllByRole('link');
    await expect(places[0]).toHaveAttribute('href', '/hot');
    await expect(places.map((link) => link.getAttribute('href')).join(' ')).toContain(
      '/sports /esports /rng?page=live',
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="demo-badge"]')).toHaveTextContent(
        say('badge.demo'),
      ),
    );
  },
});

export const Member = story(login);

export const NoticeOpens = story(undefined, {
  name: '[NOT-01] [NOT-03] A title opens its notice; scripts in it do not run',
  play: async ({ canvas, userEvent, say, test }) => {
    const notices = await test.runtime.api.getNotices();
    const hostile = notices.findIndex(({ content }) => content.includes('<script'));
    const title = notices[hostile]?.title ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: title }));
    // The window loads at the first press.
    const name = say('notice.notice');
    const dialog = await screen.findByRole('dialog', { name });
    await within(dialog).findByRole('heading', { name: title });
    await expect(dialog.querySelector('script, style, iframe, [onerror]')).toBeNull();
    await expect(dialog.querySelector('a[href]')).toBeNull();
    await expect(dialog.querySelector('time')).toHaveTextContent(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: say('notice.older') }));
    await within(dialog).findByRole('heading', { name: notices[hostile + 1]?.title ?? '' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const VendorOpens = story(undefined, {
  name: '[GAM-03] A vendor opens the page of its games',
  play: async ({ canvas, userEvent, test, say }) => {
    const row = await canvas.findByRole('list', { name: say('game.provider') });
    await userEvent.click(within(row).getByRole('button', { name: 'Bokulio' }));
    await expect(test.visited.at(-1)).toMatch(/^\/rng\?.*vassalage=BOKULIO$/);
  },
});

export const HotGamesFail = story(
  (test) =>
    test.setScenario({
      faults: [{ path: '/wps/relay/GCSGAME_hotGamesV2', kind: 'http', status: 500, times: 1 }],
    }),
  {
    name: '[ERR-01] Popular games fail once and load at the next press',
    play: async ({ canvas, userEvent, say }) => {
      const [retry] = await canvas.findAllByRole('button', { name: say('action.retry') });
      await canvas.findByRole('list', { name: say('game.provider') });
      if (retry) await userEvent.click(retry);
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8));
    },
  },
);

export const VisitorsHeart = story(undefined, {
  name: '[GAM-04] [GRD-01] A visitor who presses a heart is asked to log in',
  play: async ({ canvas, userEvent, say, test }) => {
    const [heart] = await canvas.findAllByRole('button', { name: say('game.addFavourite') });
    if (heart) await userEvent.click(heart);
    await expect(test.runtime.overlays.store.getState().modal?.name).toBe('login');
  },
});

const followed = liveStories(<HomeWidget afterwards={<JackpotFeed scope="rng" />} />);

export const FollowedJackpot = followed(
  // The pool restarts on Friday in the time zone of Dhaka.
  (test) => test.setScenario({ jackpot: 'live', clock: '2026-11-26T17:59:57Z' }),
  {
    name: '[JPT-02] A live jackpot is updated by its feed',
    play: async ({ canvas, say, test }) => {
      const jackpot = await canvas.findByRole('region', { name: say('jackpot.slots') });
      const board = await within(jackpot).findByRole('img');
      await waitFor(() => expect(test.requests).toContain('GET /lgw/games/jackpot/stream'));
      await expect(board).not.toHaveAccessibleName(/2,100,00/);
      await test.setScenario({ jackpot: 'live', clock: '2026-11-26T18:00:03Z' });
      // The sandbox sends its pool every three seconds.
      await waitFor(() => expect(board).toHaveAccessibleName(/2,100,00/), { timeout: 30_000 });
    },
  },
);
