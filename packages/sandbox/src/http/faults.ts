import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import type { HeldRequests } from '../held-requests.ts';
import type { Fault, FaultKind } from '../scenario.ts';
import { emptied } from '../scenarios/empty.ts';
import { refuse } from './answer.ts';
import { languageFor } from './caller.ts';

/** Marks an answer that breaks the contract on purpose; its value is the kind of the fault. */
export const faultHeader = 'X-Sandbox-Fault';

const planted = (kind: FaultKind, type: string) => ({
  'Content-Type': type,
  [faultHeader]: kind,
});

/** How long a caller who asked too often is to wait. */
const retrySeconds = 60;

const refusalOf = (code: string): Refusal =>
  code === 'RATE_LIMITED'
    ? { code, text: 'rateLimited', values: { seconds: '60' }, retryAfter: retrySeconds }
    : { code, text: 'unknown' };

/** Statuses that go without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Turns an answer into what a planted fault makes of it. A network fault rejects, as a dead line does. */
export async function applyFault(
  fault: Fault,
  request: Request,
  heldRequests: HeldRequests,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'network':
      throw new TypeError('Failed to fetch');
    case 'lost':
      await answer();
      throw new TypeError('Failed to fetch');
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 3_000));
      return answer();
    case 'hold':
      await heldRequests.wait(request);
      return answer();
    case 'http': {
      const { status = 500 } = fault;
      const page = '<!doctype html><title>Error</title><h1>Error</h1>';
      return new Response(bodiless.has(status) ? null : page, {
        status,
        headers: {
          ...planted(fault.kind, 'text/html'),
          ...(status === 429 && { 'Retry-After': String(retrySeconds) }),
        },
      });
    }
    case 'malformed':
      return new Response('{"success":true,"value":{', {
        headers: planted(fault.kind, 'application/json'),
      });
    case 'schema':
      return Response.json(
        { success: true, value: { unexpected: true }, message: null },
        { headers: planted(fault.kind, 'application/json') },
      );
    case 'business':
      return refuse(refusalOf(fault.code ?? 'UNKNOWN'), languageFor(request));
  }
}

/**
 * Answers a request, faults first. Control, art and game pages are never hit by a maintenance, and
 * no fault reaches the control surface: one that hits every path could not be taken back.
 */
export async function answerWith(
  backend: Backend,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/sandbox/')) return answer();
  let next = answer;
  if (backend.scenario.empty) next = async () => emptied(pathname, await answer());
  if (isClosed(backend, pathname)) {
    const [code, text] =
      backend.scenario.status === 1
        ? (['MAINTENANCE', 'maintenance'] as const)
        : (['REGION_BLOCKED', 'regionBlocked'] as const);
    next = async () => refuse({ code, text }, languageFor(request));
  }
  // Those of now: another scenario lets go what this one holds.
  const { heldRequests } = backend;
  for (const fault of backend.faultsFor(pathname)) {
    const inner = next;
    next = () => applyFault(fault, request, heldRequests, inner);
  }
  return next();
}

/** While the site is closed only its settings, its status and its content answer. */
const isClosed = ({ scenario }: Backend, pathname: string): boolean =>
  scenario.status !== 0 &&
  /^\/(?:wps|lgw)\//.test(pathname) &&
  !pathname.startsWith('/wps/system/');
