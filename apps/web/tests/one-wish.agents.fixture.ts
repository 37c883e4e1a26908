import { act } from 'react';
import { centrePages } from '../src/app/centres.ts';
import { labelled, pressNamed, type Write } from './one-wish.fixture.ts';
import { fill, sendAndAgree } from './page-errors.action.fixture.ts';
import type { OpenPage, TextKey, World } from './page-errors.fixture.tsx';

const asAgent: World = { username: 'demo_agent', centre: 'agent' };
const agentPage = (page: keyof typeof centrePages.agent) => {
  const Page = centrePages.agent[page];
  if (!Page) throw new Error(`There is no page ${page}`);
  return { page, Page, world: asAgent };
};

const window = '[role="dialog"]';
const panel = '[data-part="panel"][data-state="active"] button[type="submit"]';
const sendPanel = (page: OpenPage) => page.pressOn(panel);
const account = { username: 'nadia_ctg', password: 'Karnaphuli#7' };

/** The writes of agents about members and money. */
const ofTeams: readonly Write[] = [
  {
    ...agentPage('downlineManagmentView'),
    id: 'transferToDownline',
    isForm: true,
    begin: async (page) => {
      await pressNamed(page, 'Details of ');
      await pressNamed(page, 'Send money to ');
      await fill(page, { amount: '100', note: 'Eid', paymentPassword: '246810' });
    },
    go: sendAndAgree,
  },
  {
    ...agentPage('registerCenter'),
    id: 'registerDownline',
    isForm: true,
    begin: (page) => fill(page, account),
    go: sendPanel,
  },
  {
    ...agentPage('registerCenter'),
    id: 'createRegistrationLink',
    isForm: true,
    begin: async (page) => {
      const tab = () => page.button('link.new');
      await page.settled(() => {
        if (!tab()) throw new Error('There is no tab for links');
      });
      tab()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      await page.press('link.new');
      await page.write('label', 'Eid');
    },
    go: sendPanel,
  },
  {
    ...agentPage('redEnvelope'),
    id: 'sendRedEnvelope',
    isForm: true,
    begin: async (page) => {
      // A person who was chosen before the reload is chosen again.
      await page.settled(() => {
        if (!page.isThere('[data-part="toggle"]')) throw new Error('Nobody can be chosen');
      });
      if (!page.isThere('[data-component="chip"]')) {
        await page.pressOn('[data-part="toggle"]');
        await page.pressOn('[role="option"]');
      }
      await fill(page, { amount: '276', paymentPassword: '246810' });
    },
    go: sendAndAgree,
  },
];

/** Waits for the window in which the agent reviews a step, and ticks its last checkbox if it has one. */
const reviewed = async (page: OpenPage, title: TextKey) => {
  await page.settled(() => {
    const shown = [...document.querySelectorAll(window)].at(-1);
    const isDone = shown?.querySelector('[data-component="skeleton"]') === null;
    if (!isDone || !shown.textContent?.includes(page.t(title))) throw new Error(`No ${title}`);
  });
  const tick = [...document.querySelectorAll<HTMLElement>(`${window} input[type="checkbox"]`)];
  if (tick.length > 0) await page.pressThat(tick.at(-1));
};
const inTab = async (page: OpenPage, name: TextKey) =>
  page.pressThat(await labelled(page, page.t(name)), name);

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

const typeInto = async (page: OpenPage, label: string, value: string) => {
  const box = await labelled(page, label);
  // Uses the setter of the element, so that React notices the change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

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
      await page.pressOn(`${window} [data-part="toggle"]`);
      await page.pressOn('[role="option"]');
      await typeInto(page, `${page.t('contract.rate')} (%)`, '0.5');
      await typeInto(page, page.t('contract.periodicValidBet'), '1000');
      await typeInto(page, page.t('team.activeMembers'), '3');
      await page.press('contract.sendOffer');
      await reviewed(page, 'contract.offerSure');
    },
    go: (page) => page.press('contract.sendOffer'),
  },
];

export const ofAgents: readonly Write[] = [...ofTeams, ...ofContracts];
