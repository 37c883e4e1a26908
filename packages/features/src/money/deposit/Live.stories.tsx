import { type PictureSources, PicturesProvider } from '@parlour/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { DepositWidget } from './DepositWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberDeposit/Live' };
export default meta;

const copied = fn(async (_text: string) => undefined);
/** No server has the uploaded pictures here, so an `<img>` would fail: its box stays a skeleton. */
const drawn: PictureSources = (address) => (address.startsWith('/art/proof/') ? [] : [address]);
const story = liveStories(
  <PicturesProvider value={drawn}>
    <DepositWidget copyText={copied} followEvery={0} />
    <OverlayHost registry={{}} />
  </PicturesProvider>,
);
const asMember = async ({ runtime }: TestRuntime) => {
  copied.mockClear();
  await runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
};

export const OfMember = story(asMember, {
  name: '[MEM-03] [WAL-03] [WAL-07] Two presses open one order; it is copied, cancelled, and another is started',
  play: async ({ test, canvas, say, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await userEvent.type(amount, '1,500');
    const send = canvas.getByRole('button', {
      name: say('deposit.send', { amount: '\u09F31,500.00' }),
    });
    await userEvent.dblClick(send);
    await userEvent.click(await canvas.findByRole('button', { name: say('deposit.copyAmount') }));
    await expect(copied).toHaveBeenCalledWith('1500.00');
    await expect(await screen.findByText(say('success.copied'))).toBeVisible();
    const sent = (path: string) => test.requests.filter((one) => one === `POST ${path}`);
    await expect(sent('/wps/v2/deposit')).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: say('confirm.cancelDeposit.action') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: say('confirm.cancelDeposit.action') }),
    );
    await expect(await canvas.findByText(say('deposit.cancelledBody'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('deposit.begin') }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});

/** Draws a picture that stands for a screenshot of a receipt. */
async function receipt(): Promise<File> {
  const canvas = document.createElement('canvas');
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) throw new Error('Nothing was drawn');
  return new File([drawn], 'receipt.png', { type: 'image/png' });
}

export const ByKeysAlone = story(asMember, {
  name: '[A11-01] [MEM-03] [WAL-03] [WAL-06] A whole deposit by keyboard alone; every focus stop is found by its name',
  play: async ({ test, canvas, canvasElement, say, userEvent }) => {
    const begins = (key: Parameters<typeof say>[0]) => (name: string) => name.startsWith(say(key));
    const methods = within(
      await canvas.findByRole('radiogroup', { name: begins('wallet.paymentMethod') }),
    );
    const usual = methods.getByRole('radio', { checked: true });
    await tabTo(usual, userEvent);
    await userEvent.keyboard('{ArrowDown}');
    await expect(methods.getByRole('radio', { checked: true })).not.toBe(usual);
    await expect(methods.getByRole('radio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(usual).toBeChecked();
    await tabTo(canvas.getByRole('textbox', { name: begins('wallet.amount') }), userEvent);
    await userEvent.keyboard('1500');
    const send = say('deposit.send', { amount: '\u09F31,500.00' });
    await tabTo(canvas.getByRole('button', { name: send }), userEvent);
    await userEvent.keyboard('{Enter}');
    await tabTo(await canvas.findByRole('button', { name: say('deposit.copyAmount') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copied).toHaveBeenCalledWith('1500.00'));
    const file = canvas.getByLabelText(begins('wallet.proof'), { selector: 'input' });
    await tabTo(file, userEvent);
    await userEvent.upload(file, await receipt());
    const done = '[data-component="file-upload"] [data-state="done"]';
    await waitFor(() => expect(canvasElement.querySelector(done)).not.toBeNull());
    await tabTo(canvas.getByRole('textbox', { name: begins('wallet.transactionId') }), userEvent);
    await userEvent.keyboard('9F3K2A');
    await tabTo(canvas.getByRole('button', { name: say('deposit.sendProof') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(say('deposit.checking'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: new RegExp(say('upload.show', { index: 1 })) }),
    ).toBeVisible();
    for (const path of ['/wps/v2/deposit', '/wps/v2/deposit/proof']) {
      await expect(test.requests.filter((one) => one === `POST ${path}`)).toHaveLength(1);
    }
  },
});
