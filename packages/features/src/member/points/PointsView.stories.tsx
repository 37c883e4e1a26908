import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PointsView } from './PointsView.tsx';
import { pointsStates } from './states.ts';

const meta: Meta<typeof PointsView> = {
  title: 'Widgets/MemberPoints/View',
  component: PointsView,
  args: {
    onTab: fn(),
    onKind: fn(),
    onOrder: fn(),
    onRedeem: fn(),
    onRetry: fn(),
    onRetryLatest: fn(),
  },
};
export default meta;

const story = storiesFor(PointsView, pointsStates);
const phone = { viewport: { value: 'w360' } };

const pointsBox = (canvasElement: HTMLElement): HTMLInputElement => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[name="points"]');
  if (!found) throw new Error('There is nothing to type points into');
  return found;
};

export const Member = story('member', {
  name: '[PTS-01] An affordable reward can be redeemed, an expensive or sold-out one cannot',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const [spins, sent, dear] = canvasElement.querySelectorAll('article button');
    if (!spins || !sent || !dear) throw new Error('The rewards are missing');
    await expect(dear).toBeDisabled();
    await userEvent.click(sent);
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[PTS-01] The value of points is exact while typing; a number between two steps is an error',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = pointsBox(canvasElement);
    await userEvent.type(box, '2,000');
    await expect(canvas.getByText(/200\.00/)).toBeVisible();
    await expect(canvas.getByText('6,640')).toBeVisible();
    await userEvent.type(box, '5');
    await expect(canvas.queryByText(/200\.00/)).toBeNull();
  },
});
export const ByName = story('byName');
export const DearFirst = story('dearFirst', {
  name: '[PTS-01] Rewards in the requested order; the select changes it',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('18,000');
    const order = canvasElement.querySelector('select');
    if (!order) throw new Error('There is no order to choose');
    await userEvent.selectOptions(order, 'name');
    await expect(args.onOrder).toHaveBeenLastCalledWith('name');
  },
});
export const NoneRedeemed = story('noneRedeemed');
export const LatestFailed = story('latestFailed', {
  name: '[ERR-01] [PTS-01] The page works when the latest redemptions failed to load',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const retry = canvasElement.querySelector('[data-component="alert"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetryLatest).toHaveBeenCalledOnce();
  },
});
export const OfKind = story('ofKind', {
  name: '[PTS-01] Rewards of one kind; one press shows another kind',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const [all] = canvas.getAllByRole('button', { pressed: false });
    if (!all) throw new Error('There is no other kind');
    await userEvent.click(all);
    await expect(args.onKind).toHaveBeenLastCalledWith('');
  },
});
export const UnknownKind = story('unknownKind', {
  name: '[PTS-01] An unknown kind is offered by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'VOUCHER', pressed: true })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const FewPoints = story('fewPoints');
export const ConvertOff = story('convertOff', {
  name: '[PTS-01] Without enough points to convert there is no form',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
});
export const Converting = story('converting');
export const PointsFell = story('pointsFell', {
  name: '[PTS-01] A balance that fell meanwhile is an error at the field',
  play: async ({ canvasElement }) => {
    await expect(pointsBox(canvasElement)).toBeInvalid();
  },
});
export const WrongPassword = story('wrongPassword');
export const NoPassword = story('noPassword');
export const LostAnswer = story('lostAnswer');
export const RateFailed = story('rateFailed');
export const RewardsFailed = story('rewardsFailed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');
export const Loading = story('loading');

type _Covered = CoversEveryState<typeof pointsStates, typeof import('./PointsView.stories.tsx')>;
