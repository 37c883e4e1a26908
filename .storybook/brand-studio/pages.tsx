import { OverviewWidget } from '@parlour/features/agent/overview';
import { ElectronicGamesWidget } from '@parlour/features/games/list';
import { DepositWidget } from '@parlour/features/money/deposit';
import { HomeWidget } from '@parlour/features/site/home';
import { type ReactNode, useEffect, useState } from 'react';
import { logIn } from '../../packages/features/src/testing/log-in.ts';
import {
  createTestRuntime,
  TestProviders,
} from '../../packages/features/src/testing/test-runtime.tsx';
import type { PageName } from './page-names.ts';

/** The demo account that a page belongs to; a visitor sees the others. */
const accounts: Readonly<Partial<Record<PageName, string>>> = {
  deposit: 'demo_member',
  agent: 'demo_agent',
};

/** A list of games that keeps its own filters. */
function Games() {
  const [search, setSearch] = useState(() => new URLSearchParams());
  return <ElectronicGamesWidget search={search} onSearchChange={setSearch} />;
}

/** The overview of an agent that keeps its own period. */
function Agent() {
  const [search, setSearch] = useState('');
  return <OverviewWidget place={{ search, onSearch: setSearch }} />;
}

const contents: Readonly<Record<PageName, () => ReactNode>> = {
  home: () => <HomeWidget />,
  games: () => <Games />,
  deposit: () => <DepositWidget copyText={async () => undefined} />,
  agent: () => <Agent />,
};

export interface SitePageProps {
  readonly page: PageName;
  readonly language: 'bn' | 'en';
  /** The accent of the brand in light, `#rrggbb`, for the pictures of games. */
  readonly accent: string;
}

/**
 * A real page of the site on a backend of its own. A page of an account waits until its demo account is logged in.
 * Another page or language needs another `key`.
 */
export function SitePage({ page, language, accent }: SitePageProps) {
  const [test] = useState(() => createTestRuntime({ language, accent }));
  const username = accounts[page];
  const [isReady, setReady] = useState(username === undefined);
  useEffect(() => {
    if (username === undefined) return;
    let isThere = true;
    logIn(test, username).then(() => {
      if (isThere) setReady(true);
    });
    return () => {
      isThere = false;
    };
  }, [test, username]);
  return (
    <div lang={language} style={{ padding: 16 }} data-page={page}>
      {isReady && (
        <TestProviders test={test} language={language}>
          {contents[page]()}
        </TestProviders>
      )}
    </div>
  );
}
