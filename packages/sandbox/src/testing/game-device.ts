import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { testBackend, textAt } from './client.ts';

interface DeviceOptions {
  readonly language?: 'BN' | 'EN';
  readonly isTrial?: boolean;
}

/** The backend of a person, and their device that opens pages of games and runs their scripts. */
export async function device({ language = 'EN', isTrial = false }: DeviceOptions = {}) {
  const backend = testBackend();
  const token = isTrial ? await backend.trial() : await backend.login('demo_member');
  const sent: { readonly path: string; readonly body: string }[] = [];
  let lost = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : undefined;
    sent.push({ path: path.split('/').at(-1) ?? '', body: text ?? '' });
    const url = backend.origin + path;
    const answer = await backend.fetch(new Request(url, { method, ...(text && { body: text }) }));
    if (lost > 0 && path.endsWith('/round')) {
      lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    return answer;
  });
  const launch = async (nodeId: number, more: object = {}) => {
    const place = { platform: 'W', language, backUrl: '/', ...more };
    const body = { nodeId, vendor: 'x', gameType: 'RNG', ...place };
    const { body: launched } = await backend.call('POST /wps/game/launchGame', {
      token,
      body,
      language,
    });
    return textAt(launched, 'value', 'url');
  };
  const show = async (url: string) => {
    history.replaceState(null, '', url);
    const { text } = await backend.call(`GET ${url}`);
    const page = new DOMParser().parseFromString(text, 'text/html');
    document.head.innerHTML = page.head.innerHTML;
    document.body.innerHTML = page.body.innerHTML;
    const script = document.querySelector('script')?.textContent ?? '';
    // The script has everything it needs: no import, no name from outside.
    new Function(script)();
  };
  const balance = async () =>
    textAt(
      (await backend.call('GET /wps/v2/wallets/balance', { token })).body,
      'value',
      'sumBalance',
    );
  return {
    ...backend,
    launch,
    show,
    balance,
    open: async (nodeId: number) => show(await launch(nodeId)),
    loseAnswer: () => {
      lost += 1;
    },
    rounds: () => sent.filter(({ path }) => path === 'round').map(({ body }) => body),
    sent: (path: string) => sent.filter((one) => one.path === path).length,
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
export const status = () => screen.getByRole('status').textContent ?? '';
export const settled = (text: RegExp) => waitFor(() => expect(status()).toMatch(text));
export const plain = (amount: string) => amount.replace(/[৳,]/g, '');
export const shownBalance = () => plain(document.getElementById('balance')?.textContent ?? '');
/** What the page has told the page around its frame. */
export const posts = vi.fn();

/** Puts the page into a frame of the site. */
export const frame = () => vi.stubGlobal('parent', { postMessage: posts });
