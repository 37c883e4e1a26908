// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { PointsWidget } from './PointsWidget.tsx';

const redeem = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const convert = '/wps/relay/passwordCheck/MCS2_convertPoint';
let written: string[];

beforeEach(() => {
  stubMatchMedia(false);
  stubResizeObserver();
  written = [];
});

async function opened(search = '') {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(
    setup,
    <Listed page={PointsWidget} search={search} onSearch={(next) => written.push(next)} />,
  );
  return { ...setup, user };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** Opens the mall, once its rewards and the form of the conversion have loaded. */
async function mall() {
  const setup = await opened();
  await screen.findByRole('textbox', { name: /^Points to convert/ });
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
  return setup;
}
const sent = (setup: TestRuntime, path: string) => timesSent(setup, `POST ${path}`);
const points = async ({ runtime }: TestRuntime) => (await runtime.api.getPointBalance()).balance;
/** The password field of a form; beside it is a button to show the password. */
const passwordIn = (form: ReturnType<typeof within>) =>
  form.getByLabelText(/^Transaction password/, { selector: 'input' });
const convertForm = () => screen.getByRole('region', { name: 'Convert points' });
const pointsField = () =>
  within(convertForm()).getByRole('textbox', { name: /^Points to convert/ });
const convertButton = () => within(convertForm()).getByRole('button', { name: 'Convert' });

/** Opens the redemption of a reward, fills in its window, and returns it with the review. */
async function review({ user }: Opened, reward: string, typed = '246810', address?: string) {
  const name = `Redeem: ${reward}`;
  await user.click(screen.getByRole('button', { name }));
  const form = within(await screen.findByRole('dialog', { name }));
  if (address !== undefined) {
    await user.type(form.getByRole('textbox', { name: /^Address/ }), address);
  }
  await user.type(passwordIn(form), typed);
  await user.click(form.getByRole('button', { name: 'Continue' }));
  return within(await screen.findByRole('dialog', { name: 'Check before sending' }));
}

test('[PTS-01] [WAL-07] a reward is reviewed before it is sent, and two presses send it once', async () => {
  const setup = await mall();
  const reviewed = await review(setup, 'Kite set', '246810', 'Dhaka');
  expect(reviewed.getByRole('group', { name: 'Check before sending' })).toHaveTextContent('Dhaka');
  expect(sent(setup, redeem)).toBe(0);
  await pressTwiceAtOnce(() => reviewed.queryByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(setup, redeem)).toBe(1);
  expect(await points(setup)).toBe(8_640 - 2_400);
  expect(await screen.findByText('6,240')).toBeVisible();
  const { list } = await setup.runtime.api.getRedeems({});
  expect(list[0]).toMatchObject({ name: 'Kite set', status: 'inProcess', requiredPoints: 2_400 });
});

test('[PTS-01] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const setup = await mall();
  const reviewed = await review(setup, 'Kite set', '111111', 'Dhaka');
  await setup.user.click(reviewed.getByRole('button', { name: 'Redeem' }));
  const form = within(await screen.findByRole('dialog', { name: 'Redeem: Kite set' }));
  const field = passwordIn(form);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/^The transaction password is not correct\./);
  expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue('Dhaka');
  expect(await points(setup)).toBe(8_640);
});

test('[WAL-07] a lost answer shows an error, and the second try redeems nothing a second time', async () => {
  const setup = await mall();
  await setup.setScenario({ faults: [{ path: redeem, kind: 'lost', times: 1 }] });
  const reviewed = await review(setup, '25 free spins');
  await setup.user.click(reviewed.getByRole('button', { name: 'Redeem' }));
  expect(await reviewed.findByText(/we do not know yet/)).toBeVisible();
  await setup.user.click(reviewed.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(setup, redeem)).toBe(2);
  expect(await points(setup)).toBe(8_640 - 800);
});

test('[PTS-01] a balance that falls before the redemption shows an error, and nothing can be sent', async () => {
  const setup = await mall();
  const { api } = setup.runtime;
  await api.convertPoints({ points: 8_000, paymentPassword: '246810' }, await newKey());
  const reviewed = await review(setup, '25 free spins');
  await setup.user.click(reviewed.getByRole('button', { name: 'Redeem' }));
  const form = within(await screen.findByRole('dialog', { name: 'Redeem: 25 free spins' }));
  expect(await form.findByText('You need 160 more points.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(await points(setup)).toBe(640);
  expect(await screen.findByText('640')).toBeVisible();
});

test('[PTS-01] [WAL-07] points become money after a question, exactly and once', async () => {
  const setup = await mall();
  const before = Number((await setup.runtime.api.getWallets()).main);
  await setup.user.type(pointsField(), '2,000');
  expect(convertForm()).toHaveTextContent('You receive\u09F3200.00');
  expect(convertForm()).toHaveTextContent('Points left6,640');
  await setup.user.type(passwordIn(within(convertForm())), '246810');
  await pressTwiceAtOnce(convertButton);
  await waitFor(() => expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1));
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.body).toContain('2,000 points become \u09F3200.00');
  await answerQuestion(setup, true);
  await waitFor(() => expect(pointsField()).toHaveValue(''));
  expect(sent(setup, convert)).toBe(1);
  expect(await points(setup)).toBe(6_640);
  expect(Number((await setup.runtime.api.getWallets()).main)).toBe(before + 200);
});

test('[PTS-01] "no" and a number between two steps send nothing, and the form stays', async () => {
  const setup = await mall();
  await setup.user.type(pointsField(), '105');
  await setup.user.type(passwordIn(within(convertForm())), '246810');
  await setup.user.click(convertButton());
  await waitFor(() =>
    expect(pointsField()).toHaveAccessibleDescription(/^Enter points in steps of 10\./),
  );
  await setup.user.clear(pointsField());
  await setup.user.type(pointsField(), '100');
  await setup.user.click(convertButton());
  await waitFor(() => expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1));
  await answerQuestion(setup, false);
  expect(pointsField()).toHaveValue('100');
  expect(sent(setup, convert)).toBe(0);
});

test('[NAV-03] [PTS-01] the address opens the history, and a tab changes the address', async () => {
  const { user } = await opened('?tab=history');
  const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');
  await screen.findByRole('table', { name: 'Redeem history' });
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Redeem history');
  await user.click(screen.getByRole('tab', { name: 'Points details' }));
  await waitFor(() => expect(written.at(-1)).toBe('?tab=details'));
  await screen.findByRole('table', { name: 'Points details' });
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(4));
});

test('[NAV-09] while a centre is over the page, the list below does not change', async () => {
  await opened('?tab=history&member=transactionHistory&list.page=9&list.type=deposit');
  const table = await screen.findByRole('table', { name: 'Redeem history' });
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(screen.queryByText('Loading records…')).toBeNull());
  expect(written).toEqual([]);
});

test('[NAV-03] [PTS-01] the address has the order of the rewards, and the select changes it', async () => {
  const { user } = await opened('?order=dear');
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
  const costs = within(screen.getByRole('region', { name: 'Rewards' }))
    .getAllByText(/^[\d,]+$/)
    .map(({ textContent }) => Number(textContent?.replaceAll(',', '')));
  expect(costs).toEqual([...costs].sort((one, other) => other - one));
  expect(costs[0]).toBeGreaterThan(costs.at(-1) ?? 0);
  const order = screen.getByRole('combobox', { name: 'Sort' });
  expect(order).toHaveValue('dear');
  await user.selectOptions(order, 'By name');
  expect(written.at(-1)).toBe('?order=name');
});

test('[PTS-01] the latest redemptions stand beside the rewards, are updated, and link to the history', async () => {
  const setup = await mall();
  const region = await screen.findByRole('region', { name: 'Redeem history' });
  const latest = () => within(region).getAllByRole('listitem', { hidden: true });
  await waitFor(() => expect(latest()).toHaveLength(3));
  const reviewed = await review(setup, '25 free spins');
  await setup.user.click(reviewed.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(latest()[0]).toHaveTextContent('\u2212800'));
  expect(latest()[0]).toHaveTextContent('25 free spins');
  expect(latest()).toHaveLength(3);
  const { list } = await setup.runtime.api.getRedeems({});
  expect(latest()[0]).toHaveTextContent(list[0]?.referenceNumber ?? 'no number');
  await setup.user.click(within(region).getByRole('button', { name: 'See all' }));
  expect(written.at(-1)).toBe('?tab=history');
});
