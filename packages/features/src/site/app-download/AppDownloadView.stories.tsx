import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppDownloadView } from './AppDownloadView.tsx';
import { appDownloadStates } from './states.ts';

const meta: Meta<typeof AppDownloadView> = {
  title: 'Widgets/AppDownload/View',
  component: AppDownloadView,
  args: { onCopy: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(AppDownloadView, appDownloadStates);

export const WebApp = story('webApp', {
  name: '[LAY-09] Without app files the guides for Android and iOS add the site to the home screen',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Android (?:app|অ্যাপ)$/)).toBeVisible();
    await expect(canvas.getByText(/^iOS (?:app|অ্যাপ)$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const EveryApp = story('everyApp', {
  name: '[LAY-09] A QR code of the link, and guides for Android, iOS and the lite app',
  play: async ({ args, canvas, userEvent }) => {
    const link = args.offer?.linkText ?? '';
    await expect(canvas.getByRole('img', { name: new RegExp(link) })).toBeVisible();
    await expect(canvas.getByText(link)).toBeVisible();
    const guides = canvas.getAllByRole('radio');
    await expect(guides).toHaveLength(3);
    const read: (string | null)[] = [];
    for (const guide of guides) {
      await userEvent.click(guide);
      await expect(guide).toBeChecked();
      read.push(canvas.getAllByRole('list').at(-1)?.textContent ?? null);
    }
    await expect(new Set(read).size).toBe(3);
    for (const href of [args.offer?.android, args.offer?.ios]) {
      const links = canvas.getAllByRole('link').map((one) => one.getAttribute('href'));
      await expect(links).toContain(href);
    }
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});
export const OwnCodes = story('ownCodes', {
  name: '[LAY-09] The operator has a QR code of its own for each app and for the link',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
});
export const OfficialAddresses = story('addresses', {
  name: '[LAY-09] The official addresses, and which of them answers',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: /Official web addresses|অফিসিয়াল ওয়েব ঠিকানা/ });
    for (const state of [
      /You are here|আপনি এখানে আছেন/,
      /Answers|সাড়া দিচ্ছে/,
      /No answer from here|এখান থেকে সাড়া নেই/,
      /Checking|যাচাই হচ্ছে/,
    ]) {
      await expect(list).toHaveTextContent(state);
    }
  },
});
export const AndroidOnly = story('androidOnly');
export const LongLink = story('longLink');
export const Drawn = story('drawn', {
  name: '[LAY-09] A prerendered page has its guides, and space for the QR code',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('img', { name: /parlour/ })).toBeNull();
    await expect(canvas.queryByText(args.offer?.linkText ?? '')).toBeNull();
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');
export const Addresses = story('addresses');

type _Covered = CoversEveryState<
  typeof appDownloadStates,
  typeof import('./AppDownloadView.stories.tsx')
>;
