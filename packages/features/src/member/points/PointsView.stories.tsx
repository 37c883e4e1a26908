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
  name: '[PTS-01] A reward in reach can be asked for, one too dear or gone cannot',
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
  name: '[PTS-01] What points are worth is reckoned as they are typed, exactly; what is no step is said',
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
  name: '[PTS-01] Rewards in the order that is asked for, and another one by the list',
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
  name: '[ERR-01] [PTS-01] Without the last redemptions the rest of the page stands',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const retry = canvasElement.querySelector('[data-component="alert"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetryLatest).toHaveBeenCalledOnce();
  },
});
export const OfKind = story('ofKind', {
  name: '[PTS-01] Rewards of one kind, and another by one press',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const [all] = canvas.getAllByRole('button', { pressed: false });
    if (!all) throw new Error('There is no other kind');
    await userEvent.click(all);
    await expect(args.onKind).toHaveBeenLastCalledWith('');
  },
});
export const UnknownKind = story('unknownKind', {
  name: '[PTS-01] A kind nobody has words for is offered by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'VOUCHER', pressed: true })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const FewPoints = story('fewPoints');
export const ConvertOff = story('convertOff', {
  name: '[PTS-01] Where nothing can be converted there is nothing to fill in',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
});
export const Converting = story('converting');
export const PointsFell = story('pointsFell', {
  name: '[PTS-01] Points that fell meanwhile are said at their field',
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
