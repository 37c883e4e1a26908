// @vitest-environment jsdom
import { queries, type WireConsolidatedFunds } from '@parlour/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import type { Asked } from './address.ts';
import { CentreWidget } from './CentreWidget.tsx';
import { agentEntries, contractFlags } from './entries.ts';
import type { CentrePages } from './use-centre.ts';

const words = catalogues.en;
beforeEach(() => {
  stubMatchMedia(true);
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
});

const page = (key: string) => () => <p>{`page of ${key}`}</p>;

/** Each page shows its own key. */
const pages: CentrePages = {
  member: { securityCenter: page('securityCenter') },
  agent: {
    agentAnnouncement: page('agentAnnouncement'),
    agentTeamOverview: page('agentTeamOverview'),
    registerCenter: page('registerCenter'),
    downlineManagmentView: page('downlineManagmentView'),
    personalHistoryCopy: page('personalHistoryCopy'),
    palStatementsAgentCopy: page('palStatementsAgentCopy'),
    agentRevenueReport: page('agentRevenueReport'),
    agentDownlineTransactionDetailsCopy: page('agentDownlineTransactionDetailsCopy'),
    agentDividendRecordCopy2: page('agentDividendRecordCopy2'),
    agentDailyWages2: page('agentDailyWages2'),
    agentHourSalary: page('agentHourSalary'),
    agentRealtimeSalary: page('agentRealtimeSalary'),
    redEnvelope: page('redEnvelope'),
  },
};

interface AddressedProps {
  readonly first: string;
  readonly onForget: () => void;
}

/** The agent centre, with its state kept as an address would keep it. */
function Addressed({ first, onForget }: AddressedProps) {
  const [asked, setAsked] = useState<Asked | null>({ centre: 'agent', page: first });
  if (!asked) return null;
  return (
    <CentreWidget
      asked={asked}
      pages={pages}
      hrefOf={({ centre, page: key }) => `/?${centre}=${key}`}
      onPage={setAsked}
      onClose={() => setAsked(null)}
      onForget={() => {
        onForget();
        setAsked(null);
      }}
    />
  );
}

async function open(username: string, first: string) {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup, username);
  const forgotten = vi.fn();
  renderPage(setup, <Addressed first={first} onForget={forgotten} />);
  return { setup, forgotten };
}

/** The pages of the agent centre that its menu links to. */
function menu() {
  const links = within(screen.getByRole('navigation', { name: words['nav.agentCentre'] }));
  return links
    .getAllByRole<HTMLAnchorElement>('link')
    .flatMap(({ search }) => new URLSearchParams(search).get('agent') ?? []);
}

test('[AGT-09] [AGT-10] [AGT-11] [AGT-12] each flag shows its own page and no other; 1 and true are on, 0 and false are off', async () => {
  const { setup } = await open('demo_agent', 'agentTeamOverview');
  await waitFor(() => expect(menu()).toHaveLength(agentEntries.length));
  const { queryKey } = queries.consolidatedFunds(setup.runtime.api);
  const funds = setup.queryClient.getQueryData<WireConsolidatedFunds>(queryKey);
  if (!funds) throw new Error('The flags were not asked for');
  const needs = new Map<string, string>(
    agentEntries.flatMap((one): [string, string][] =>
      'needs' in one ? [[one.needs, one.key]] : [],
    ),
  );
  for (let set = 0; set < 2 ** contractFlags.length; set += 1) {
    const isOn = (place: number) => ((set >> place) & 1) === 1;
    const flags = Object.fromEntries(
      contractFlags.map((flag, place) => [
        flag,
        place % 2 === 0 ? Number(isOn(place)) : isOn(place),
      ]),
    );
    await act(async () => {
      setup.queryClient.setQueryData(queryKey, { ...funds, ...flags });
    });
    const off = contractFlags.filter((_flag, place) => !isOn(place)).map((flag) => needs.get(flag));
    await waitFor(() =>
      expect(menu()).toEqual(
        agentEntries.map(({ key }) => key).filter((key) => !off.includes(key)),
      ),
    );
  }
});

test('[AGT-09] [NAV-09] a page whose flag is off is not shown: the overview opens with a message', async () => {
  const { setup } = await open('demo_agent', 'agentDividendRecordCopy2');
  expect(await screen.findByText('page of agentDividendRecordCopy2')).toBeVisible();
  const { queryKey } = queries.consolidatedFunds(setup.runtime.api);
  const funds = setup.queryClient.getQueryData<WireConsolidatedFunds>(queryKey);
  if (!funds) throw new Error('The flags were not asked for');
  await act(async () => {
    setup.queryClient.setQueryData(queryKey, { ...funds, divtypereq: 0 });
  });
  expect(await screen.findByText('page of agentTeamOverview')).toBeVisible();
  expect(setup.runtime.toasts.getSnapshot().map(({ title }) => title)).toContain(
    words['centre.noSuchPage'],
  );
});

test('[NAV-09] without a page, or with an unknown one, the agent centre opens at the overview', async () => {
  await open('demo_agent', 'nowhere');
  expect(await screen.findByText('page of agentTeamOverview')).toBeVisible();
});

test('[AGT-02] [LGN-06] a member who is not an agent sees a message; the address drops the centre', async () => {
  const { setup, forgotten } = await open('demo_member', 'agentTeamOverview');
  await waitFor(() => expect(forgotten).toHaveBeenCalledOnce());
  expect(setup.runtime.toasts.getSnapshot().map(({ title }) => title)).toContain(
    words['error.notAgent'],
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(setup.requests.filter((one) => one.includes('/wps/agent/'))).toEqual([]);
});
