import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { inScenario, liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { SiteHeaderWidget } from './SiteHeaderWidget.tsx';

const meta: Meta = { title: 'Widgets/SiteHeader/Scenarios', parameters: { layout: 'fullscreen' } };
export default meta;

const Nothing = () => null;

/** The tools of a member are in a separate chunk. */

const story = liveStories(
  <>
    <SiteHeaderWidget location="/rng" login={null} />
    <OverlayHost registry={{ login: Nothing, register: Nothing, changePassword: Nothing }} />
  </>,
  { config: { memberCentre: true } },
);

const as = (username: string) => (test: TestRuntime) =>
  test.runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });

export const ExpiredSession = story(
  async (test) => {
    await as('demo_member')(test);
    await inScenario('expired-session')(test);
  },
  {
    name: '[API-03] [LGN-08] After a session ended the next visit says so and offers the login',
    play: async ({ canvas, say, test }) => {
      await canvas.findByRole('link', { name: say('auth.registration') });
      await screen.findByText(say('error.unauthenticated'));
      await expect(test.runtime.session.store.getState()).toEqual({
        kind: 'anonymous',
        because: 'expired',
      });
    },
  },
);

export const PermissionTree = story(inScenario('permission-tree'), {
  name: '[CFG-02] A backend with the permission tree of the specification: the same navigation and the same switches',
  play: async ({ canvas, say, test }) => {
    await canvas.findByRole('link', { name: say('auth.registration') });
    await canvas.findByRole('link', { name: say('nav.promotions') });
    const settings = await test.runtime.api.getSiteSettings({ url: test.runtime.config.host });
    await expect(settings.modules).toContainEqual({ modId: 'FREEPLAY3', enabled: true });
  },
});

export const NewMember = story(inScenario('new-member', as('demo_member')), {
  name: '[WAL-01] A member who registered today has no balance and no message',
  play: async ({ canvas, say, test }) => {
    await canvas.findByText('\u09F30.00');
    const badge = Number((await test.runtime.api.getMemberInfo()).unreadCount);
    await expect(badge).toBe(0);
    await expect(canvas.queryByText(say('balance.failed'))).toBeNull();
  },
});

export const RichMember = story(inScenario('rich-member', as('demo_member')), {
  name: '[WAL-01] A balance of more than ten digits is shown completely',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('\u09F312,345,678,901.23')).toBeVisible();
  },
});

export const AgentWithOffers = story(inScenario('agent-with-offers', as('demo_agent')), {
  name: '[LAY-03] [AGT-13] The bell counts four waiting offers of contracts',
  play: async ({ canvas, say }) => {
    await canvas.findByRole('link', { name: say('a11y.messagesUnread_other', { count: 9 }) });
  },
});

export const AgentWithoutContracts = story(
  inScenario('agent-without-contracts', as('demo_agent')),
  {
    name: '[LAY-03] [AGT-13] Without contracts there is no offer, and the bell does not count any',
    play: async ({ canvas, say }) => {
      await canvas.findByRole('link', { name: say('a11y.messagesUnread_other', { count: 4 }) });
    },
  },
);
