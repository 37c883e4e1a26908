'use client';

import { queries } from '@parlour/api-client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './backend.js';

function Amount() {
  const { data } = useQuery(queries.balance(api));
  return <output>{data ? `Balance: ${data.sumBalance}` : '…'}</output>;
}

export function Balance() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Amount />
    </QueryClientProvider>
  );
}
