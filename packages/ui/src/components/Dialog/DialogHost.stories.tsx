import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sayIn } from '../../samples/samples.ts';
import { createDialogs } from './create-dialogs.ts';
import { DialogHost } from './DialogHost.tsx';

const say = sayIn('bn');
const labels = {
  close: say('action.close'),
  cancel: say('action.cancel'),
  confirm: say('action.confirm'),
  ok: say('action.ok'),
};

const meta: Meta<typeof DialogHost> = {
  title: 'Components/DialogHost',
  component: DialogHost,
  parameters: { layout: 'fullscreen' },
  globals: { language: 'bn' },
};
export default meta;
type Story = StoryObj<typeof DialogHost>;

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const button = (name: string) => screen.findByRole('button', { name });

export const Alert: Story = {
  name: '[MOD-02] alert() shows one message, its default button is CLOSE',
  args: { dialogs: createDialogs(), labels },
  play: async ({ args, userEvent }) => {
    const said = args.dialogs.alert({
      title: say('errorTitle.network'),
      body: say('error.network'),
      tone: 'danger',
    });
    const dialog = await screen.findByRole('alertdialog', { name: say('errorTitle.network') });
    await waitFor(() => expect(dialog.querySelector('[data-part="actions"] button')).toHaveFocus());
    await expect(dialog.querySelector('[data-part="actions"]')).toHaveTextContent(labels.close);
    await userEvent.keyboard('{Enter}');
    await expect(said).resolves.toBeUndefined();
    await gone();
  },
};

export const Confirm: Story = {
  name: '[MOD-02] confirm() resolves true for the verb, false for cancel and for Escape',
  args: { dialogs: createDialogs(), labels },
  play: async ({ args, userEvent }) => {
    const question = {
      title: say('confirm.logout.title'),
      body: say('confirm.logout.body'),
      confirmLabel: say('confirm.logout.action'),
    };
    const yes = args.dialogs.confirm(question);
    await userEvent.click(await button(question.confirmLabel));
    await expect(yes).resolves.toBe(true);
    await gone();

    const no = args.dialogs.confirm(question);
    await userEvent.click(await button(labels.cancel));
    await expect(no).resolves.toBe(false);
    await gone();

    const closed = args.dialogs.confirm(question);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(closed).resolves.toBe(false);
    await gone();
  },
};

export const Working: Story = {
  name: '[LGN-08] The dialog stays open and busy, and ignores Escape, until the work is done',
  args: { dialogs: createDialogs(), labels },
  play: async ({ args, userEvent }) => {
    let done: () => void = () => undefined;
    let runs = 0;
    const answer = args.dialogs.confirm({
      title: say('confirm.logout.title'),
      confirmLabel: say('confirm.logout.action'),
      busyLabel: say('logout.working'),
      run: () => {
        runs += 1;
        return new Promise<void>((resolve) => {
          done = resolve;
        });
      },
    });
    const go = await button(say('confirm.logout.action'));
    await userEvent.dblClick(go);
    await expect(await button(say('logout.working'))).toHaveAttribute('aria-busy', 'true');
    await expect(await button(labels.cancel)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    done();
    await expect(answer).resolves.toBe(true);
    await expect(runs).toBe(1);
    await gone();
  },
};

export const Queue: Story = {
  name: '[MOD-02] Questions are shown one after another',
  args: { dialogs: createDialogs(), labels },
  play: async ({ args, userEvent }) => {
    const first = args.dialogs.warn({
      title: say('overlay.trialTitle'),
      body: say('guard.needTrueAccount'),
    });
    const second = args.dialogs.confirm({ title: say('confirm.logout.title') });
    await screen.findByRole('alertdialog', { name: say('overlay.trialTitle') });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(await button(labels.ok));
    await expect(first).resolves.toBe(true);
    await screen.findByRole('alertdialog', { name: say('confirm.logout.title') });
    await userEvent.click(await button(labels.confirm));
    await expect(second).resolves.toBe(true);
    await gone();
  },
};
