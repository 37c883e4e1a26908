// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginFrames,
  button,
  endFrames,
  link,
  logInAs,
  onLeave,
  show,
  site,
  textOf,
  told,
} from './frame-site.fixture.tsx';
import { settled } from './site.fixture.tsx';

// Balance and centres on a partner's page: members read them there and move money at the site.

const { en } = catalogues;
const press = (element: HTMLElement | undefined) => act(async () => element?.click());
const heading = (place: Element) => place.querySelector('h3')?.textContent;

beforeEach(beginFrames);
afterEach(endFrames);

test('[EMB-01] [WAL-01] a visitor reads what the login is for; a member sees the balance and moves money at the site', async () => {
  const stage = await show('balance');
  const { place } = stage;
  await settled(() => expect(told).toEqual([{ kind: 'ready' }]));
  expect(textOf(place)).toContain('Log in and see your balance with Padma here.');
  expect(place.querySelector('input')).toBeNull();
  await press(button(place, en['action.login']));
  await settled(() => expect(place.querySelector('input[name="password"]')).not.toBeNull());
  await logInAs(stage);
  await settled(() => expect(place.querySelector('[data-state="ready"]')).not.toBeNull());
  expect(place.querySelector('[data-part="amount"]')?.textContent).toBe('৳12,450.00');
  expect(link(place, en['wallet.deposit'])?.href).toBe(`${site}/?member=depositv2`);
  expect(link(place, en['wallet.withdrawal'])?.href).toBe(`${site}/?member=withdraw`);
  await press(button(place, en['action.logout']));
  await settled(() => expect(textOf(place)).toContain('Log in and see your balance'));
});

test('[EMB-01] [NAV-09] a member reads the centre in the frame; a page that moves money opens at the site', async () => {
  const stage = await show('member');
  const { place } = stage;
  await settled(() => expect(place.querySelector('h2')?.textContent).toBe('Log in to Padma'));
  await logInAs(stage);
  await settled(() => expect(heading(place)).toBe(en['member.securityCenter']));
  expect(place.querySelector('h2')?.textContent).toBe(en['nav.memberCentre']);
  await press(button(place, en['action.back']));
  expect(link(place, en['member.depositv2'])?.textContent).toContain('Opens at Padma');
  await press(link(place, en['member.depositv2']));
  expect(onLeave.mock.calls).toEqual([['/?member=depositv2']]);
  await press(link(place, en['member.personalHistoryCopy']));
  await settled(() => expect(heading(place)).toBe(en['member.personalHistoryCopy']));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('[EMB-01] [MEM-01] the account is read in the frame and changed at the site; its links stay in the frame', async () => {
  const stage = await show('member');
  const { place } = stage;
  await logInAs(stage);
  await settled(() => expect(button(place, en['security.editProfile'])).toBeDefined());
  expect(textOf(place)).toContain('You change your account at Padma.');
  await press(button(place, en['security.editProfile']));
  expect(onLeave.mock.calls).toEqual([['/?member=securityCenter']]);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await press(link(place, en['rg.limits']));
  await settled(() => expect(heading(place)).toBe(en['rg.responsiblePlay']));
});

test('[EMB-01] [AGT-02] an agent reads the team; a member and a trial player read why they cannot', async () => {
  const agent = await show('agent');
  await logInAs(agent, 'demo_agent');
  await settled(() => expect(heading(agent.place)).toBe(en['agent.agentTeamOverview']));
  await press(button(agent.place, en['action.back']));
  await press(link(agent.place, en['team.redEnvelope']));
  expect(onLeave.mock.calls).toEqual([['/?agent=redEnvelope']]);

  const member = await show('agent');
  await logInAs(member);
  await settled(() => expect(textOf(member.place)).toContain(en['error.notAgent']));
  expect(button(member.place, en['action.logout'])).toBeDefined();

  const trial = await show('member');
  await act(() => trial.runtime.session.freePlay());
  await settled(() =>
    expect(textOf(trial.place)).toContain('You are trying Padma with demo money.'),
  );
});

test('[EMB-01] a widget for members waits for the token of the page; a form appears at once', async () => {
  let answer = () => undefined as undefined;
  const tokenAsked = new Promise<void>((resolve) => {
    answer = () => void resolve();
  });
  const login = await show('login', { tokenAsked });
  await settled(() => expect(login.place.querySelector('input')).not.toBeNull());
  const { place } = await show('balance', { tokenAsked });
  await settled(() => expect(told).toEqual([{ kind: 'ready' }]));
  expect(textOf(place)).toBe('');
  await act(async () => answer());
  await settled(() => expect(textOf(place)).toContain('Log in and see your balance'));
  expect(told).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
});
