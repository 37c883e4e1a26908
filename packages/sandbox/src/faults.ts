import { refuse } from './answer.ts';
import type { Backend } from './backend.ts';
import { languageFor } from './backend.ts';
import type { Fault } from './scenario.ts';

/** Turns an answer into what a planted fault makes of it. A network fault rejects, as a dead line does. */
export async function applyFault(
  fault: Fault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'network':
      throw new TypeError('Failed to fetch');
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 3_000));
      return answer();
    case 'http':
      return new Response('<!doctype html><title>Error</title><h1>Error</h1>', {
        status: fault.status ?? 500,
        headers: { 'Content-Type': 'text/html' },
      });
    case 'malformed':
      return new Response('{"success":true,"value":{', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'schema':
      return Response.json({ success: true, value: { unexpected: true }, message: null });
    case 'business':
      return refuse({ code: fault.code ?? 'UNKNOWN', text: 'unknown' }, languageFor(request));
  }
}

/** Answers a request, faults first. Control, art and game pages are never hit by a maintenance. */
export async function answerWith(
  backend: Backend,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  let next = answer;
  if (isClosed(backend, pathname)) {
    const [code, text] =
      backend.scenario.status === 1
        ? (['MAINTENANCE', 'maintenance'] as const)
        : (['REGION_BLOCKED', 'regionBlocked'] as const);
    next = async () => refuse({ code, text }, languageFor(request));
  }
  for (const fault of backend.faultsFor(pathname)) {
    const inner = next;
    next = () => applyFault(fault, request, inner);
  }
  return next();
}

/** While the site is closed only its settings, its status and its content answer. */
const isClosed = ({ scenario }: Backend, pathname: string): boolean =>
  scenario.status !== 0 &&
  /^\/(?:wps|lgw)\//.test(pathname) &&
  !pathname.startsWith('/wps/system/');
