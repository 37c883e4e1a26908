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

/** Holds the recorded requests of a whole walk through the site against the table of SPECIFICATION §7. */
export const heldWalk = (requests: readonly Request[]) => heldAgainst(rows, requests.map(sentOf));
