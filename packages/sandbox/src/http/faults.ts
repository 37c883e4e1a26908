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

/** How long a rate-limited caller must wait. */
const retrySeconds = 60;

const refusalOf = (code: string): Refusal =>
  code === 'RATE_LIMITED'
    ? { code, text: 'rateLimited', values: { seconds: '60' }, retryAfter: retrySeconds }
    : { code, text: 'unknown' };

/** Statuses without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Applies a fault to an answer. A network fault rejects, as a broken connection does. */
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
 * Answers a request and applies the faults. Maintenance does not affect control, art and game pages. No fault affects
 * the control surface: otherwise a fault on every path could not be removed.
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
  // The current held requests: another scenario releases them.
  const { heldRequests } = backend;
  for (const fault of backend.faultsFor(pathname)) {
    const inner = next;
    next = () => applyFault(fault, request, heldRequests, inner);
  }
  return next();
}

/** During maintenance only settings, status and content answer. */
const isClosed = ({ scenario }: Backend, pathname: string): boolean =>
  scenario.status !== 0 &&
  /^\/(?:wps|lgw)\//.test(pathname) &&
  !pathname.startsWith('/wps/system/');
