// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginFrames,
  endFrames,
  logInAs,
  onLeave,
  show,
  site,
  told,
} from './frame-site.fixture.tsx';

// Balance and centres on a partner's page: members read them there and move money at the site.

const { en } = catalogues;
type Card = Awaited<ReturnType<typeof show>>['card'];
const button = (card: Card, name: string) => card.getByRole('button', { name });
/** The link whose name begins with this text. */
const link = (card: Card, name: string) =>
  card.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
/** The title of a page of a centre. */
const findTitle = (card: Card, name: string) => card.findByRole('heading', { level: 3, name });
const inputs = { selector: 'input' };

beforeEach(beginFrames);
afterEach(endFrames);

test('[EMB-01] [WAL-01] a visitor reads what the login is for; a member sees the balance and moves money at the site', async () => {
  const stage = await show('balance');
  const { card, place, user } = stage;
  await waitFor(() => expect(told).toEqual([{ kind: 'ready' }]));
  expect(place).toHaveTextContent('Log in and see your balance with Padma here.');
  expect(card.queryByLabelText(/^Password/, inputs)).toBeNull();
  await user.click(button(card, en['action.login']));
  expect(await card.findByLabelText(/^Password/, inputs)).toBeVisible();
  await logInAs(stage);
  expect(await card.findByText('৳12,450.00')).toBeVisible();
  expect(link(card, en['wallet.deposit']).href).toBe(`${site}/?member=depositv2`);
  expect(link(card, en['wallet.withdrawal']).href).toBe(`${site}/?member=withdraw`);
  await user.click(button(card, en['action.logout']));
  await waitFor(() => expect(place).toHaveTextContent('Log in and see your balance'));
});

test('[EMB-01] [NAV-09] a member reads the centre in the frame; a page that moves money opens at the site', async () => {
  const stage = await show('member');
  const { card, user } = stage;
  expect(await card.findByRole('heading', { level: 2, name: 'Log in to Padma' })).toBeVisible();
  await logInAs(stage);
  expect(await findTitle(card, en['member.securityCenter'])).toBeVisible();
  const centre = { level: 2, name: en['nav.memberCentre'] };
  expect(card.getByRole('heading', centre)).toBeVisible();
  await user.click(button(card, en['action.back']));
  expect(link(card, en['member.depositv2'])).toHaveTextContent('Opens at Padma');
  await user.click(link(card, en['member.depositv2']));
  expect(onLeave.mock.calls).toEqual([['/?member=depositv2']]);
  await user.click(link(card, en['member.personalHistoryCopy']));
  expect(await findTitle(card, en['member.personalHistoryCopy'])).toBeVisible();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('[EMB-01] [MEM-01] the account is read in the frame and changed at the site; its links stay in the frame', async () => {
  const stage = await show('member');
  const { card, place, user } = stage;
  await logInAs(stage);
  const edit = await card.findByRole('button', { name: en['security.editProfile'] });
  expect(place).toHaveTextContent('You change your account at Padma.');
  await user.click(edit);
  expect(onLeave.mock.calls).toEqual([['/?member=securityCenter']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(link(card, en['rg.limits']));
  const parts = await card.findByRole('group', { name: en['rg.responsiblePlay'] });
  expect(within(parts).getByRole('button', { name: en['rg.limits'] })).toBeVisible();
});

test('[EMB-01] [AGT-02] an agent reads the team; a member and a trial player read why they cannot', async () => {
  const agent = await show('agent');
  await logInAs(agent, 'demo_agent');
  expect(await findTitle(agent.card, en['agent.agentTeamOverview'])).toBeVisible();
  await agent.user.click(button(agent.card, en['action.back']));
  await agent.user.click(link(agent.card, en['team.redEnvelope']));
  expect(onLeave.mock.calls).toEqual([['/?agent=redEnvelope']]);

  const member = await show('agent');
  await logInAs(member);
  expect(await member.card.findByText(en['error.notAgent'])).toBeVisible();
  expect(button(member.card, en['action.logout'])).toBeVisible();

  const trial = await show('member');
  await act(() => trial.runtime.session.freePlay());
  expect(await trial.card.findByText('You are trying Padma with demo money.')).toBeVisible();
});

test('[EMB-01] a widget for members waits for the token of the page; a form appears at once', async () => {
  let answer = () => undefined as undefined;
  const tokenAsked = new Promise<void>((resolve) => {
    answer = () => void resolve();
  });
  const login = await show('login', { tokenAsked });
  expect(await login.card.findByLabelText(/^Password/, inputs)).toBeVisible();
  const { place } = await show('balance', { tokenAsked });
  await waitFor(() => expect(told).toEqual([{ kind: 'ready' }]));
  expect(place).toHaveTextContent(/^$/);
  await act(async () => answer());
  await waitFor(() => expect(place).toHaveTextContent('Log in and see your balance'));
  expect(told).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
});
