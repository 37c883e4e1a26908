import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteHeaderBar } from './SiteHeaderBar.tsx';

test('[A11-01] [LAY-02] the document order matches the order of the rows, on phones and desktops', () => {
  const html = renderToString(
    <SiteHeaderBar logo="logo" tools="tools" account="account" nav="nav" search="search" />,
  );
  const parts = [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);
  // A phone shows the first logo but not tools, navigation and search; a wide window hides the first logo.
  expect(parts).toEqual(['logo', 'tools', 'account', 'logo', 'nav', 'search']);
});
