import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeView } from './HomeView.tsx';
import { homeStates } from './states.ts';

const meta: Meta<typeof HomeView> = { title: 'Widgets/Home/View', component: HomeView };
export default meta;

const story = storiesFor(HomeView, homeStates);
const phone = { viewport: { value: 'w360' } };

export const Visitor = story('visitor', {
  name: '[BAN-01] [JPT-02] Banner, demo jackpot, notices, categories and games',
  play: async ({ canvas, args, userEvent }) => {
    const { hot } = args.parts;
    const [, second] = hot.status === 'ready' ? hot.value : [];
    const [link] = canvas.getAllByRole('link', { name: second?.title ?? '' });
    if (link) await userEvent.click(link);
    await expect(args.onPlay).toHaveBeenCalledWith(second);
  },
});
export const Member = story('member');
export const Loading = story('loading');
export const OneFails = story('oneFails', {
  name: '[ERR-01] When one section fails the page stays; its button loads that section again',
  play: async ({ canvas, args, userEvent, canvasElement }) => {
    const retry = canvasElement.querySelector('[data-component="alert"] button');
    await expect(retry).toBeVisible();
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('hot');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(3);
  },
});
export const HeroFails = story('heroFails');
export const MostFail = story('mostFail', {
  name: '[ERR-01] Several failed sections show one message, and are loaded again together',
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const alerts = canvasElement.querySelectorAll('[data-component="alert"]');
    await expect(alerts).toHaveLength(1);
    const retry = alerts[0]?.querySelector('button');
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledTimes(6);
    await expect(canvas.getByRole('button', { name: 'Bokulio' })).toBeVisible();
  },
});
export const Retrying = story('retrying');
export const AllFail = story('allFail', {
  name: '[ERR-01] When nothing loads there is one message, with one button for everything',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(7);
  },
});
export const AllRetrying = story('allRetrying');
export const Empty = story('empty', {
  name: '[BAN-01] Empty sections are not rendered',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});
export const NoPrizeWhereMoneyIsReal = story('noPrizeWhereMoneyIsReal', {
  name: '[JPT-02] An invented jackpot is not shown on a site with real money',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="jackpot"]')).toBeNull();
  },
});
export const OwnOrder = story('ownOrder', {
  name: '[CFG-01] The sections of an operator, in the order of the operator',
  play: async ({ canvas, canvasElement }) => {
    const [game] = canvas.getAllByRole('article');
    const vendor = canvas.getByRole('button', { name: 'Bokulio' });
    const notices = canvasElement.querySelector('[data-component="notice-bar"]');
    const jackpot = canvasElement.querySelector('[data-component="jackpot"]');
    const places = [game, vendor, notices, jackpot].map((one) => one?.getBoundingClientRect().top);
    await expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const OwnOrderOnPhone = story('ownOrder', { globals: phone });
export const NoBanner = story('noBanner');
export const Resting = story('resting');
export const LongTexts = story('longTexts');
export const VisitorOnPhone = story('visitor', { globals: phone });
export const LoadingOnPhone = story('loading', { globals: phone });
export const MostFailOnPhone = story('mostFail', { globals: phone });
export const LongTextsAt320 = story('longTexts', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<typeof homeStates, typeof import('./HomeView.stories.tsx')>;
