import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import type { Write } from './one-wish.fixture.ts';
import { fill, withAgree } from './page-errors.action.fixture.ts';
import { type OpenPage, type TextKey, until, type World } from './page-errors.fixture.tsx';

const asAgent: World = { username: 'demo_agent', centre: 'agent' };
const agentPage = (page: keyof typeof centrePages.agent) => {
  const Page = centrePages.agent[page];
  if (!Page) throw new Error(`There is no page ${page}`);
  return { page, Page, world: asAgent };
};

const moneyPassword = { 'auth.transactionPassword': '246810' };
const account = { 'auth.username': 'nadia_ctg', 'auth.password': 'Karnaphuli#7' };

/** Chooses the first downline: opens the list by its button, and presses the first option. */
const chooseDownline = async (page: OpenPage, list: TextKey) => {
  await page.press(list);
  const [first = document.body] = await until(() =>
    within(screen.getByRole('listbox')).getAllByRole('option'),
  );
  await page.user.click(first);
};

/** The writes of agents about members and money. */
const ofTeams: readonly Write[] = [
  {
    ...agentPage('downlineManagmentView'),
    id: 'transferToDownline',
    isForm: true,
    begin: async (page) => {
      await page.pressFirst('button', { name: /^Details of / });
      await page.pressFirst('button', { name: /^Send money to / });
      await fill(page, { 'wallet.amount': '100', 'team.sendNote': 'Eid', ...moneyPassword });
    },
    go: withAgree('team.sendAmount'),
  },
  {
    ...agentPage('registerCenter'),
    id: 'registerDownline',
    isForm: true,
    begin: (page) => fill(page, account),
    go: (page) => page.press('downline.open'),
  },
  {
    ...agentPage('registerCenter'),
    id: 'createRegistrationLink',
    isForm: true,
    begin: async (page) => {
      await page.pressFirst('tab', { name: page.t('link.new') });
      await page.write('link.label', 'Eid');
    },
    go: (page) => page.press('link.make'),
  },
  {
    ...agentPage('redEnvelope'),
    id: 'sendRedEnvelope',
    isForm: true,
    begin: async (page) => {
      await until(() => expect(page.button('envelope.showDownlines')).toBeVisible());
      // A person who was chosen before the reload is still chosen.
      const chosen = screen.queryByRole('list', { name: page.t('envelope.recipients') });
      if (!chosen) await chooseDownline(page, 'envelope.showDownlines');
      await fill(page, { 'envelope.each': '276', ...moneyPassword });
    },
    go: withAgree('envelope.send'),
  },
];

/** Waits for the window in which the agent reviews a step, and ticks its checkbox if it has one. */
const reviewed = async (page: OpenPage, title: TextKey) => {
  await until(() => expect(screen.getAllByRole('dialog').at(-1)).toHaveTextContent(page.t(title)));
  await page.rest();
  const seen = screen.queryByRole('checkbox', { name: page.t('contract.seen') });
  if (seen) await page.user.click(seen);
};
const inTab = (page: OpenPage, name: TextKey) => page.pressFirst('radio', { name: page.t(name) });

const end = (page: Parameters<typeof agentPage>[0], id: Write['id']): Write => ({
  ...agentPage(page),
  id,
  begin: async (open) => {
    await inTab(open, 'contract.mine');
    await open.press('contract.askEnd');
    await reviewed(open, 'contract.contract');
  },
  go: (open) => open.press('contract.askEnd'),
});

/** The writes of agents about contracts. */
const ofContracts: readonly Write[] = [
  end('agentDividendRecordCopy2', 'processDividendContract'),
  end('agentDailyWages2', 'processDailyContract'),
  end('agentHourSalary', 'processHourlyContract'),
  end('agentRealtimeSalary', 'processRealtimeContract'),
  {
    ...agentPage('agentDailyWages2'),
    id: 'requestContract',
    begin: async (page) => {
      await inTab(page, 'contract.mine');
      await page.press('empty.contracts.action');
    },
    go: (page) => page.press('contract.sendRequest'),
  },
  {
    ...agentPage('agentDividendRecordCopy2'),
    id: 'offerContract',
    begin: async (page) => {
      await inTab(page, 'team.downline');
      await page.press('contract.makeOffer');
      await page.rest();
      await chooseDownline(page, 'contract.showDownlines');
      await fill(page, {
        'contract.rate': '0.5',
        'contract.periodicValidBet': '1000',
        'team.activeMembers': '3',
      });
      await page.press('contract.sendOffer');
      await reviewed(page, 'contract.offerSure');
    },
    go: (page) => page.press('contract.sendOffer'),
  },
];

export const ofAgents: readonly Write[] = [...ofTeams, ...ofContracts];
