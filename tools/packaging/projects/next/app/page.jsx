import { queries } from '@parlour/api-client';
import { snippetOf } from '@parlour/embed';
import { ParlourWinners } from '@parlour/embed/react';
import { Button, Heading } from '@parlour/ui';
import { TextField } from '@parlour/ui/forms';
import { brandSeeds, vars } from '@parlour/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { Ask } from './ask.jsx';
import { api } from './backend.js';
import { Balance } from './balance.jsx';

// A server component: it draws components, and calls what needs no browser.
export default async function Page() {
  const { sumBalance } = await new QueryClient().fetchQuery(queries.balance(api));
  const snippet = snippetOf({ widget: 'games', site: 'https://play.padma.example' });
  return (
    <main style={{ padding: vars.space.s4 }}>
      <Heading level={1}>{`${Object.keys(brandSeeds).length} brands`}</Heading>
      <TextField label="Name" hint="As on your card" />
      <Button variant="primary">Save</Button>
      <Ask />
      <p>{`On the server: ${sumBalance}`}</p>
      <Balance />
      <ParlourWinners rows="5">No winners yet</ParlourWinners>
      <pre>{snippet}</pre>
    </main>
  );
}
