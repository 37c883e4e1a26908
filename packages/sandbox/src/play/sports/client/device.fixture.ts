import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { testBackend, textAt } from '../../../testing/client.ts';

/** Ends what an earlier page of the same document listens to. */
const endings: (() => void)[] = [];

function watch(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    endings.push(() => target.removeEventListener(type, listener, options));
  });
}

/** The backend of a person, and their device that opens pages of sportsbooks and runs their scripts. */
export async function device({ language = 'EN' } = {}) {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const token = await backend.login('demo_member');
  const sent: { readonly path: string; readonly body: string }[] = [];
  let lost = 0;
  watch(window);
  watch(document);
  // A page reads when a test says so.
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : undefined;
    sent.push({ path: path.split('/').at(-1) ?? '', body: text ?? '' });
    const url = backend.origin + path;
    const answer = await backend.fetch(new Request(url, { method, ...(text && { body: text }) }));
    if (lost > 0 && path.endsWith('/slip')) {
      lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    return answer;
  });
  const launch = async (nodeId = 1) => {
    const place = { platform: 'W', language, backUrl: '/' };
    const body = { nodeId, vendor: 'x', gameType: 'SPORTS', ...place };
    const answer = await backend.call('POST /wps/game/launchGame', { token, body, language });
    return textAt(answer.body, 'value', 'url');
  };
  const show = async (url: string) => {
    for (const end of endings.splice(0)) end();
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
    /** Opens a book and leaves its start screen. */
    open: async (nodeId = 1) => {
      await show(await launch(nodeId));
      const begin = document.getElementById('begin');
      if (begin) fireEvent.click(begin);
    },
    loseAnswer: () => {
      lost += 1;
    },
    slips: () => sent.filter(({ path }) => path === 'slip').map(({ body }) => body),
    sent: (path: string) => sent.filter((one) => one.path === path).length,
    /** The page comes back into view, so it reads what has changed. */
    look: () => fireEvent(document, new Event('visibilitychange')),
  };
}

/** The slip of the page. */
export const slip = () => within(document.getElementById('slip') ?? document.body);

/** What the page says. */
export const status = () => slip().getByRole('status').textContent ?? '';

export const settled = (text: RegExp) => waitFor(() => expect(status()).toMatch(text));

/** The matches of the open tab. */
export const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('article');

/** Buttons of the odds of a match in the open tab. */
export const oddsOf = (match: number) => {
  const card = cards()[match];
  if (!card) throw new Error('There is no such match');
  return within(card).getAllByRole('button');
};

/** Presses an odds button of a match. */
export function choose(match: number, pick = 0): void {
  const button = oddsOf(match)[pick];
  if (!button) throw new Error('There are no such odds');
  fireEvent.click(button);
}

/** Selections in the slip. */
export const legs = () => [...document.querySelectorAll<HTMLElement>('#legs > li')];

export const press = (name: string | RegExp) =>
  fireEvent.click(slip().getByRole('button', { name }));

export const stake = () => slip().getByRole<HTMLInputElement>('textbox', { name: 'Stake' });

export const type = (text: string) => fireEvent.input(stake(), { target: { value: text } });
