// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { type AgentPage, openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { RegisterCenterWidget } from './RegisterCenterWidget.tsx';

const words = catalogues.en;
const opening = 'PUT /wps/agent/registration';
const making = 'PUT /wps/agent/registration/links';
const copied: string[] = [];
const device: SharingDevice = {
  copyText: async (text) => void copied.push(text),
  canShare: () => false,
  share: () => Promise.reject(new Error('no share sheet')),
  savePicture: async () => undefined,
};

beforeEach(() => {
  copied.length = 0;
});

const open = (username?: string) =>
  openAsAgent(<RegisterCenterWidget device={device} />, { username });

const account = () => within(screen.getByRole('tabpanel', { name: words['downline.now'] }));
const name = () => account().getByRole('textbox', { name: words['auth.username'] });
const password = () => account().getByLabelText(/^Password/);
const rate = (kind: string) => account().getByRole('textbox', { name: kind });
const slots = () => rate(words['nav.slots']);
const register = () => account().getByRole('button', { name: words['downline.open'] });
async function fill({ user }: AgentPage, username: string) {
  await user.type(name(), username);
  await user.type(password(), 'Karnaphuli#7');
}

const link = () => within(screen.getByRole('tabpanel', { name: words['link.new'] }));
const label = () => link().getByRole('textbox', { name: 'Label (optional)' });
const make = () => link().getByRole('button', { name: words['link.make'] });
const toLinkForm = ({ user }: AgentPage) =>
  user.click(screen.getByRole('tab', { name: words['link.new'] }));
const links = () =>
  within(screen.getByRole('region', { name: words['link.mine'] })).queryAllByRole('listitem');

test('[AGT-03] two presses open one account; name and password are emptied, rates and kind stay', async () => {
  const page = await open();
  await fill(page, 'nadia_ctg');
  await page.user.type(slots(), '0.3');
  await pressTwiceAtOnce(register);
  expect(await account().findByText('Downline nadia_ctg registered.')).toBeVisible();
  expect(timesSent(page, opening)).toBe(1);
  expect(name()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(slots()).toHaveValue('0.3');
  const { rows: found } = await page.runtime.api.getDownlines({ search: 'nadia_ctg' });
  // Other accounts have similar names; the one just opened is the newest.
  const [newest] = [...found].sort((one, other) =>
    other.registeredAt.localeCompare(one.registeredAt),
  );
  expect(newest?.rebates).toContainEqual({ gameType: 'RNG', rate: '0.3' });
});

test('[AGT-03] checks whether a name is free when its field is left, for that name only', async () => {
  const { user } = await open();
  const saying = (text: string) => expect.stringContaining(text);
  const refused = saying(words['downline.nameRefused']);
  await user.type(name(), 'demo_member');
  await user.tab();
  await waitFor(() => expect(name()).toHaveAccessibleDescription(refused));
  await user.clear(name());
  await user.type(name(), 'nadia_ctg');
  expect(name()).not.toHaveAccessibleDescription(refused);
  await user.tab();
  const free = saying(words['downline.nameFree']);
  await waitFor(() => expect(name()).toHaveAccessibleDescription(free));
});

test('[AGT-03] a rate above one’s own, or with three decimals, is an error at its field; not sent', async () => {
  const page = await open();
  const [sports, live] = [rate(words['nav.sports']), rate(words['nav.live'])];
  await fill(page, 'nadia_ctg');
  await page.user.type(sports, '0.51');
  await page.user.type(live, '0.123');
  await page.user.click(register());
  await waitFor(() => expect(sports).toBeInvalid());
  expect(sports).toHaveAccessibleDescription(/The rate cannot be higher than your own: 0\.5%/);
  expect(live).toHaveAccessibleDescription(/Use no more than 2 decimal places\./);
  expect(timesSent(page, opening)).toBe(0);
});

test('[AGT-03] a refusal of the backend is shown at its field, and the form keeps its values', async () => {
  const page = await open();
  await fill(page, 'demo_member');
  await page.user.type(slots(), '0.1');
  await page.user.click(register());
  await waitFor(() => expect(name()).toBeInvalid());
  expect(name()).toHaveAccessibleDescription();
  expect(name()).toHaveValue('demo_member');
  expect(password()).toHaveValue('Karnaphuli#7');
  expect(slots()).toHaveValue('0.1');
});

test('[AGT-03] [ERR-01] a lost answer opens no second account', async () => {
  const page = await open();
  await page.setScenario({
    faults: [{ path: '/wps/agent/registration', kind: 'lost', times: 1 }],
  });
  await fill(page, 'nadia_ctg');
  await page.user.click(register());
  expect(await account().findByText(words['money.unknown'])).toBeVisible();
  expect(name()).toHaveValue('nadia_ctg');
  await page.user.click(account().getByRole('button', { name: words['action.retry'] }));
  expect(await account().findByText('Downline nadia_ctg registered.')).toBeVisible();
  expect(timesSent(page, opening)).toBe(2);
});

test('[AGT-03] a link is created once, shown, copied, and disabled after a question', async () => {
  const page = await open();
  const { user } = page;
  const { api, dialogs } = page.runtime;
  await toLinkForm(page);
  await pressTwiceAtOnce(make);
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(timesSent(page, making)).toBe(1);
  const { list } = await api.getRegistrationLinks();
  const code = list[0]?.code ?? '';
  expect(screen.getByRole('img', { name: `QR code of link ${code}` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words['action.copyLink'] }));
  await waitFor(() => expect(copied).toEqual([list[0]?.url]));

  await user.click(screen.getByRole('button', { name: `Link ${code}: actions` }));
  const off = await screen.findByRole('menuitem', { name: words['link.turnOff'] });
  // Two presses open one question, and two answers send one request.
  await pressTwiceAtOnce(() => off);
  const [question, second] = dialogs.getSnapshot();
  expect(second).toBeUndefined();
  expect(question?.title).toBe(`Turn off link ${code}?`);
  await act(async () => {
    dialogs.answer(question?.id ?? 0, true);
    dialogs.answer(question?.id ?? 0, true);
  });
  await waitFor(() => expect(links()[0]).toHaveTextContent(words['link.off']));
  expect(timesSent(page, 'POST /wps/agent/registration/links/disable')).toBe(1);
});

test('[AGT-03] a link has its label in the list and beside its QR code; the next form starts without', async () => {
  const page = await open();
  await toLinkForm(page);
  await page.user.type(label(), '  Eid fair ');
  await page.user.click(make());
  await waitFor(() => expect(links()).toHaveLength(1));
  const { list } = await page.runtime.api.getRegistrationLinks();
  expect(list[0]?.label).toBe('Eid fair');
  expect(links()[0]).toHaveTextContent('Eid fair');
  expect(links()[0]).toHaveTextContent(list[0]?.code ?? 'a code');
  const card = screen.getByRole('region', { name: words['team.registrationLink'] });
  expect(card).toHaveTextContent('Eid fair');
  await waitFor(() => expect(label()).toHaveValue(''));
  await page.user.click(make());
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(links().filter(({ textContent }) => textContent?.includes('Eid fair'))).toHaveLength(1);
});

test('[AGT-03] a label that is too long or has markup is an error at its field; nothing is sent', async () => {
  const page = await open();
  const { user } = page;
  await toLinkForm(page);
  await user.click(label());
  await user.paste('x'.repeat(41));
  await user.click(make());
  await waitFor(() => expect(label()).toBeInvalid());
  expect(label()).toHaveAccessibleDescription(/Use no more than 40 characters\./);
  await user.clear(label());
  await user.paste('<b>Eid</b>');
  const markup = expect.stringContaining(words['link.labelMarkup']);
  await waitFor(() => expect(label()).toHaveAccessibleDescription(markup));
  await user.click(make());
  expect(timesSent(page, making)).toBe(0);
  expect(label()).toHaveValue('<b>Eid</b>');
});

test('[AGT-03] too many active links show the limit', async () => {
  const page = await open();
  for (let made = 0; made < 10; made += 1) {
    await page.runtime.api.createRegistrationLink(
      { accountType: 'member', rebates: [], days: 7 },
      await newKey(),
    );
  }
  await toLinkForm(page);
  await page.user.click(make());
  expect(await link().findByRole('group', { name: /^10 links are on\./ })).toBeVisible();
});

test('[AGT-03] [LGN-06] a member who is no agent gets a message', async () => {
  await open('demo_member');
  expect(await screen.findByRole('alert')).toHaveTextContent(words['error.notAgent']);
});
