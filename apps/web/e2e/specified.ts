import type { Request } from '@playwright/test';
import {
  heldAgainst,
  lacksOf,
  rowOfRequest,
  type SentRequest,
} from '../../../packages/api-client/src/testing/held-requests.ts';
import { requestTable } from '../../../packages/api-client/src/testing/request-table.ts';

const rows = requestTable();

const sentOf = (request: Request): SentRequest => ({
  method: request.method(),
  url: request.url(),
  headers: request.headers(),
  body: request.postData(),
});

/**
 * Returns what a request lacks of its call (SPECIFICATION §7), as sentences. Empty for a request that has everything,
 * and for other calls.
 */
export function lacking(request: Request): readonly string[] {
  const row = rowOfRequest(rows, { method: request.method(), url: request.url() });
  return row === undefined ? [] : lacksOf(row, sentOf(request));
}

/** What the page encrypted, opened by the demo tools of the backend. */
export async function opened(server: string, name: string, body: string): Promise<string> {
  const { payload } = JSON.parse(body);
  const answer = await fetch(`${server}/sandbox/cipher/open`, {
    method: 'POST',
    body: JSON.stringify({ name, payload }),
  });
  return (await answer.json()).text;
}

/**
 * Holds the recorded requests of a whole walk through the site against the table of SPECIFICATION §7. The site has a
 * cipher: encrypted calls have to be encrypted, and what is in them is held against the table too.
 */
export async function heldWalk(server: string, requests: readonly Request[]) {
  const sent = requests.map(sentOf).map(async (request): Promise<SentRequest> => {
    const { encryption } = request.headers;
    if (!encryption || request.body === null) return request;
    return { ...request, opened: await opened(server, encryption, request.body) };
  });
  return heldAgainst(rows, await Promise.all(sent), true);
}
