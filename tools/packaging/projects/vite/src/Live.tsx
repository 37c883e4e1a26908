import { type Api, createApi, isApiError, queries } from '@parlour/api-client';
import { loadElements, type ParlourElement } from '@parlour/embed';
import { ParlourLogin, ParlourWinners } from '@parlour/embed/react';

/** Compiled only: what a project writes with the client and the elements. */
export const api: Api = createApi({
  fetch: (request) => fetch(request),
  getToken: () => null,
  language: () => 'EN',
});

export const balanceOf = queries.balance(api);

export async function signOut(): Promise<string> {
  try {
    await api.logout();
    return 'out';
  } catch (error) {
    return isApiError(error) ? error.code : 'UNKNOWN';
  }
}

export async function live(): Promise<ParlourElement | null> {
  const { configure } = await loadElements('https://play.padma.example');
  configure({ affiliate: 'PADMA7' });
  document.addEventListener('parlour-navigate', ({ detail }) => detail.to.toUpperCase());
  return document.querySelector('parlour-winners');
}

export function Live() {
  return (
    <>
      <ParlourWinners rows="5" onNavigate={({ detail }) => detail.to} />
      <ParlourLogin getToken={() => null} />
    </>
  );
}
