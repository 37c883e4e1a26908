import type { KeyedOperation } from '@parlour/api-client';
import { findOperation } from '@parlour/api-client/schemas';
import type { CentrePage } from '@parlour/features/centre-frame';
import { storyTime } from '@parlour/features/testing';
import { createSandbox } from '@parlour/sandbox';
import type { PageAction } from './page-errors.action.fixture.ts';
import type { OpenPage } from './page-errors.fixture.tsx';

/** A write of the contract, and how a person makes a page do it. */
export interface Write extends Pick<PageAction, 'page' | 'world' | 'begin'> {
  readonly id: KeyedOperation;
  readonly Page: CentrePage;
  /** The press, and a "yes" where it is asked whether it is meant. Default: the page does it as it opens. */
  readonly go?: PageAction['go'];
  /** What tells it from another wish. Default: what is sent. */
  readonly wish?: (page: OpenPage) => Promise<unknown>;
  /** After a lost answer the page reads that it is done: the same later is another wish. */
  readonly isTold?: true;
  /** After a lost answer the form is as it was, and can be sent once more. */
  readonly isForm?: true;
}

/** One request of the write, as it reached the way to the backend. */
interface Sent {
  readonly key: string | null;
  readonly body: unknown;
  /** What the backend answered, whether or not it arrived; empty: it heard nothing. */
  readonly answer: string;
}

/** What happens to the next request: the backend does not hear it, or does it and its answer is lost. */
type Outcome = 'unheard' | 'lost' | 'answered';

/** A backend whose requests of one write are noted, and can be lost on either way. */
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

/** A button by the beginning of its name. */
export async function pressNamed({ settled, pressThat }: OpenPage, beginning: string) {
  const found = () =>
    [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(beginning),
    );
  await settled(() => {
    if (!found()) throw new Error(`There is no button ${beginning}`);
  });
  await pressThat(found(), beginning);
}

/** A box or a choice by the beginning of its label. */
export async function labelled({ settled }: OpenPage, beginning: string): Promise<HTMLElement> {
  const found = () =>
    [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(beginning),
    )?.control;
  await settled(() => {
    if (!found()) throw new Error(`There is nothing called ${beginning}`);
  });
  const control = found();
  if (!control) throw new Error(`There is nothing called ${beginning}`);
  return control;
}
