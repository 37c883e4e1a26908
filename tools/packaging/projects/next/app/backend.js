import { createApi } from '@parlour/api-client';

/** The client, for server and browser. It answers itself, so that the project needs no backend. */
export const api = createApi({
  fetch: async () =>
    Response.json({
      success: true,
      value: { sumBalance: '18556.10', asOf: '2026-11-20T08:00:00Z' },
      message: null,
    }),
  baseUrl: 'https://play.padma.example',
  getToken: () => 'a token',
  language: () => 'EN',
});
