import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ResponsiblePlayView } from './ResponsiblePlayView.tsx';
import { responsiblePlayStates } from './states.ts';

const meta: Meta<typeof ResponsiblePlayView> = {
  title: 'Widgets/ResponsiblePlay/View',
  component: ResponsiblePlayView,
  args: {
    onOpen: fn(),
    onSetLimit: fn(),
    onCancelRaise: fn(),
    onReminder: fn(),
    onBreak: fn(),
    onExclude: fn(),
    onRead: fn(),
    onRetry: fn(),
  },
};
export default meta;

const story = storiesFor(ResponsiblePlayView, responsiblePlayStates);
const phone = { viewport: { value: 'w360' } };

/** The parts of the form in the open window, in any language. */
async function windowOf() {
  const modal = await screen.findByRole('dialog');
  const value = modal.querySelector<HTMLInputElement>('input[name="value"]');
  const send = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!value || !send) throw new Error('There is no form');
  return { modal, value, send };
}
const partOf = (canvasElement: HTMLElement, selector: string) => {
  const found = canvasElement.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

export const Member = story('member', {
  name: '[X-01] Nine limits, each opened by its own button; a pending raise can be cancelled',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(5);
    const call = partOf(canvasElement, '[data-component="alert"] button');
    await userEvent.click(call);
    const weekly = expect.objectContaining({ kind: 'loss', period: 'weekly' });
    await expect(args.onCancelRaise).toHaveBeenCalledWith(weekly);
    const sections = canvasElement.querySelectorAll<HTMLElement>(
      'section[aria-labelledby^="limits-"]',
    );
    const buttons = [...sections].flatMap((section) => within(section).getAllByRole('button'));
    const others = buttons.filter((button) => button !== call);
    await expect(new Set(others.map((one) => one.getAttribute('aria-label'))).size).toBe(9);
    for (const button of others) await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledTimes(9);
  },
});
export const Phone = story('phone', { globals: phone });
export const Empty = story('empty');
export const Used = story('used');
export const Foreign = story('foreign', {
  name: '[X-01] An unknown limit is shown with its codes',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bet .* yearly/)).toBeVisible();
  },
});
export const Changing = story('changing', {
  name: '[X-01] A new limit is checked at its field and sent as a decimal',
  play: async ({ args, userEvent }) => {
    const { value, send } = await windowOf();
    await userEvent.type(value, '5000');
    await userEvent.click(send);
    await expect(value).toBeInvalid();
    await expect(args.onSetLimit).not.toHaveBeenCalled();
    await userEvent.clear(value);
    await userEvent.type(value, '\u09E9,\u09E6\u09E6\u09E6');
    await userEvent.click(send);
    await expect(args.onSetLimit).toHaveBeenCalledWith(
      expect.objectContaining({ value: '3000.00' }),
    );
  },
});
export const SettingFirst = story('settingFirst', { globals: phone });
export const Saving = story('saving');
export const Refused = story('refused', {
  play: async () => {
    const { value } = await windowOf();
    await waitFor(() => expect(value).toBeInvalid());
  },
});
export const LostAnswer = story('lostAnswer');
export const CancelFailed = story('cancelFailed');
export const Breaks = story('breaks', {
  name: '[X-01] A break is sent only after its length was chosen',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const start = partOf(canvasElement, 'section[aria-labelledby="play-break"] > div > button');
    await expect(start).toBeDisabled();
    const [, week] = canvas.getAllByRole('radio');
    if (!week) throw new Error('There is nothing to choose');
    await userEvent.click(week);
    await userEvent.click(start);
    await expect(args.onBreak).toHaveBeenCalledWith(7);
  },
});
export const OnBreak = story('onBreak', {
  name: '[X-01] A running break can be made longer, not shorter',
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(
      radios.filter((one) => one.matches(':disabled, [aria-disabled="true"]')),
    ).toHaveLength(2);
  },
});
export const BreakFailed = story('breakFailed');
export const Exclusion = story('exclusion', {
  globals: phone,
  name: '[X-01] A self-exclusion shows a summary and needs the password',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [half] = canvas.getAllByRole('radio');
    if (!half) throw new Error('There is nothing to choose');
    await userEvent.click(half);
    await userEvent.click(
      partOf(canvasElement, 'section[aria-labelledby="play-exclusion"] > div > button'),
    );
    const submit = partOf(canvasElement, 'button[type="submit"]');
    await userEvent.click(submit);
    await expect(args.onExclude).not.toHaveBeenCalled();
    await userEvent.type(partOf(canvasElement, 'input[name="password"]'), 'Parlour#2026');
    await userEvent.click(submit);
    const wanted = { months: 6, password: 'Parlour#2026', reason: '' };
    await expect(args.onExclude).toHaveBeenCalledWith(wanted);
  },
});
export const WrongPassword = story('wrongPassword', {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partOf(canvasElement, 'input[name="password"]')).toBeInvalid());
  },
});
export const Excluded = story('excluded');
export const ForGood = story('forGood');
export const Account = story('account');
export const ReminderDue = story('reminderDue', {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(partOf(canvasElement, '[data-component="alert"] button'));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
});
export const NothingPlayed = story('nothingPlayed');
export const RulesFailed = story('rulesFailed');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    for (const retry of canvasElement.querySelectorAll('[data-component="alert"] button')) {
      await userEvent.click(retry);
    }
    await expect(args.onRetry).toHaveBeenCalledWith('standing');
    await expect(args.onRetry).toHaveBeenCalledWith('limits');
  },
});

type _Covered = CoversEveryState<
  typeof responsiblePlayStates,
  typeof import('./ResponsiblePlayView.stories.tsx')
>;
