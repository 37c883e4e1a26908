import type { KeyedOperation } from '@parlour/api-client';
import { findOperation } from '@parlour/api-client/schemas';
import type { CentrePage } from '@parlour/features/centre-frame';
import { storyTime } from '@parlour/features/testing';
import { createSandbox } from '@parlour/sandbox';
import type { PageAction } from './page-errors.action.fixture.ts';
import type { OpenPage } from './page-errors.fixture.tsx';

/** A write of the contract, and how a test makes a page send it. */
export interface Write extends Pick<PageAction, 'page' | 'world' | 'begin'> {
  readonly id: KeyedOperation;
  readonly Page: CentrePage;
  /** Presses the button, and "yes" if the page asks for confirmation. Default: the page sends it when it opens. */
  readonly go?: PageAction['go'];
  /** What tells this intention from another one. Default: the request body. */
  readonly wish?: (page: OpenPage) => Promise<unknown>;
  /** After a lost answer the page reads that it is done, so the same write later has a new key. */
  readonly isTold?: true;
  /** After a lost answer the form is unchanged and can be sent again. */
  readonly isForm?: true;
}

/** One request of the write, before it reaches the backend. */
interface Sent {
  readonly key: string | null;
  readonly body: unknown;
  /** What the backend answered, also if the answer was lost. Empty if the request did not reach the backend. */
  readonly answer: string;
}

/** What happens to the next request: it does not reach the backend, or its answer is lost, or it is answered. */
type Outcome = 'unheard' | 'lost' | 'answered';

/** A backend that records the requests of one write and can lose the request or its answer. */
export function watchedBackend(id: KeyedOperation) {
  const sandbox = createSandbox({ seed: 1, clock: { now: () => storyTime } });
  const sent: Sent[] = [];
  let next: Outcome = 'answered';
  return {
    sent,
    let: (outcome: Outcome) => {
      next = outcome;
    },
    fetch: async (request: Request): Promise<Response> => {
      const { method, url, headers } = request;
      if (findOperation(method, new URL(url).pathname)?.id !== id) return sandbox.fetch(request);
      const outcome = next;
      next = 'answered';
      const text = await request.clone().text();
      const response = outcome === 'unheard' ? null : await sandbox.fetch(request);
      const answer = (await response?.clone().text()) ?? '';
      sent.push({
        key: headers.get('Idempotency-Key'),
        body: text === '' ? undefined : JSON.parse(text),
        answer,
      });
      if (response === null || outcome === 'lost') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
