import '@parlour/ui/styles';
import './page.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HomePage } from './HomePage.tsx';
import { Layout } from './Layout.tsx';
import { startTexts } from './texts.ts';

await startTexts();
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
const router = createBrowserRouter([
  { element: <Layout />, children: [{ path: '*', element: <HomePage /> }] },
]);
const place = document.getElementById('root');
if (!place) throw new Error('The document has no root');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
