import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteHeaderBar } from './SiteHeaderBar.tsx';

test('[A11-01] [LAY-02] the order of the document is the order of the rows, on phones and above', () => {
  const html = renderToString(
    <SiteHeaderBar logo="logo" tools="tools" account="account" nav="nav" search="search" />,
  );
  const parts = [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);
  // A phone shows the first logo, tools, navigation and search not; a wide window not the first logo.
  expect(parts).toEqual(['logo', 'tools', 'account', 'logo', 'nav', 'search']);
});
