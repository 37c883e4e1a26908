import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inScenario, type LiveStage, liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { PromotionsWidget } from './PromotionsWidget.tsx';

const meta: Meta = { title: 'Widgets/Promotions/Scenarios' };
export default meta;

const story = liveStories(<PromotionsWidget type="" onTypeChange={() => undefined} />);

const asked = ({ test }: LiveStage) =>
  test.requests.filter((request) => request === 'GET /wps/promotions').length;

const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

const statuses = [
  'status.promotion.applying',
  'status.promotion.claimed',
  'status.promotion.closed',
  'status.promotion.comingSoon',
  'status.promotion.issued',
  'status.promotion.joined',
  'status.promotion.open',
  'status.promotion.rejected',
  'status.promotion.signedUp',
] as const;

export const Member = story(asMember, {
  name: '[PRO-01] A member sees their status in each promotion, in every possible status',
  play: async ({ canvas, say }) => {
    for (const status of statuses) await canvas.findByText(say(status), { exact: true });
  },
});

export const Empty = story(inScenario('empty'), {
  name: '[SBK-01] Without promotions there is a message, with a next step',
  play: async ({ canvas, say }) => {
    await canvas.findByText(say('empty.promotions.title'));
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('link', { name: say('action.goHome') })).toBeVisible();
  },
});

export const Late = story(inScenario('everything-late'), {
  name: '[ERR-01] The space of an answer that takes three seconds is reserved',
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    const waiting = canvasElement.querySelector('[aria-busy="true"]');
    await expect(waiting).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(2);
    await expect(waiting).not.toBeInTheDocument();
    await expect(asked(stage)).toBe(1);
  },
});

export const Offline = story(inScenario('offline'), {
  name: '[ERR-01] A failed connection is tried three times, then shows an error with a retry',
  play: async (stage) => {
    const { canvas, say } = stage;
    await canvas.findByText(say('error.network'));
    await expect(asked(stage)).toBe(3);
    await expect(canvas.getByRole('button', { name: say('action.retry') })).toBeVisible();
  },
});

export const Broken = story(inScenario('broken-answers'), {
  name: '[ERR-01] An invalid answer shows an error, and is never requested again automatically',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    await canvas.findByText(say('error.badResponse'));
    await expect(asked(stage)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: say('action.retry') }));
    await waitFor(() => expect(asked(stage)).toBe(2));
    await canvas.findByText(say('error.badResponse'));
  },
});
