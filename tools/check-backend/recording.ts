/** The same check on answers that a browser has recorded (HAR). */

import { readHar } from '../../packages/api-client/drift/har.ts';
import { at } from '../../packages/api-client/generate/document.ts';
import { operationNamed } from '../../packages/api-client/src/generated/table.ts';
import { findOperation, type OperationId, schemas } from '../../packages/api-client/src/schemas.ts';
import { type Called, type Finding, masked, merged, type Report } from './finding.ts';
import { aroundAnswer } from './headers.ts';
import { guestSteps, memberSteps, type Step } from './journeys.ts';
import { judge } from './judge.ts';
import { loginStep, logoutStep, refusedLogin } from './member.ts';
import { siteLimits, type Visit } from './visit.ts';

/** How the recorded backend differs. */
export interface RecordingOptions {
  /** Name of the file, for the report. */
  readonly source: string;
  /** Path before the addresses of the contract, such as `/api`. */
  readonly prefix: string;
  readonly tokenHeader: string;
}

interface Recorded {
  readonly call: OperationId;
  readonly visit: Visit;
  readonly now: number | null;
}

const headersOf = (list: unknown): [string, string][] =>
  (Array.isArray(list) ? list : []).map((header) => [
    String(at(header, 'name')).toLowerCase(),
    String(at(header, 'value')),
  ]);

function visitOf(entry: unknown): Visit | undefined {
  const [exchange] = readHar({ log: { entries: [entry] } });
  if (exchange === undefined) return undefined;
  const { method, url, requestHeaders, status, answer } = exchange;
  const listed = headersOf(at(entry, 'response', 'headers'));
  const headers = new Map(listed);
  if (!headers.has('content-type')) headers.set('content-type', exchange.contentType);
  const time = at(entry, 'time');
  const cookies = listed.filter(([name]) => name === 'set-cookie');
  const isSilent = status === 0;
  return {
    method,
    url,
    requestHeaders,
    trouble: isSilent ? 'unreachable' : null,
    reason: isSilent ? 'recorded without a status' : '',
    ms: typeof time === 'number' ? Math.round(time) : null,
    answer: isSilent
      ? null
      : {
          status,
          headers,
          cookies: cookies.map(([, line]) => (line.split('=', 1)[0] ?? '').trim()),
          body: answer,
          isUtf8: null,
        },
  };
}

/** The moment of an answer by the clock that recorded it. */
function momentOf(entry: unknown): number | null {
  const moment = Date.parse(String(at(entry, 'startedDateTime')));
  return Number.isNaN(moment) ? null : moment + Number(at(entry, 'time') ?? 0);
}

function recordedIn(document: unknown, prefix: string): readonly Recorded[] {
  // Throws with a sentence when the document is no HAR file.
  readHar(document);
  const entries = at(document, 'log', 'entries');
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const visit = visitOf(entry);
    if (visit === undefined || !URL.canParse(visit.url)) return [];
    const { pathname } = new URL(visit.url);
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
    const call = findOperation(visit.method, path)?.id;
    // A browser records 304 without a body for what it has kept.
    if (call === undefined || visit.answer?.status === 304) return [];
    return [{ call, visit, now: momentOf(entry) }];
  });
}

const isSearch = ({ url }: Visit): boolean => new URL(url).searchParams.has('gameName');

/** Origin of the page that asked, if it is another than that of the backend. */
function originOf({ url, requestHeaders }: Visit): string | null {
  const origin = requestHeaders.get('origin') ?? null;
  return origin === new URL(url).origin ? null : origin;
}

/**
 * Checks a recording.
 * @throws {Error} when the document is no HAR file
 */
export async function checkRecording(
  document: unknown,
  { source, prefix, tokenHeader }: RecordingOptions,
): Promise<Report> {
  const recorded = recordedIn(document, prefix);
  const calls: Called[] = [];
  const findings: Finding[] = [];
  const secrets: string[] = [];

  async function take(step: Omit<Step, 'ask'>, found: readonly Recorded[]): Promise<void> {
    const { call, area } = step;
    const { method, path } = schemas[call];
    const called = { call, area, address: `${method} ${path}` };
    const operation = await operationNamed(call);
    if (found.length === 0 || operation === undefined) {
      calls.push({ ...called, result: 'not recorded', ms: null });
      return;
    }
    const list = found.flatMap(({ visit, now }) => {
      const place = { origin: originOf(visit), tokenHeader, now };
      const token = visit.requestHeaders.get(tokenHeader.toLowerCase());
      if (token !== undefined) secrets.push(token);
      const { schema } = operation;
      const judged = judge({ ...step, schema, visit, limits: siteLimits });
      return [
        ...(call === 'login' ? refusedLogin(judged, visit) : judged),
        ...aroundAnswer(call, visit, place),
      ];
    });
    findings.push(...list);
    const differs = list.some(({ weight }) => weight !== 'advice');
    const ms = Math.max(...found.map(({ visit }) => visit.ms ?? 0));
    calls.push({ ...called, result: differs ? 'differs' : 'fits', ms });
  }

  const steps = [...guestSteps, loginStep({ name: '', password: '' }), ...memberSteps, logoutStep];
  for (const step of steps) {
    const same = recorded.filter(({ call }) => call === step.call);
    const isList = step.call === 'getGameList';
    await take(
      step,
      isList ? same.filter(({ visit }) => isSearch(visit) === (step.area === 'Search')) : same,
    );
  }
  const known = new Set<string>(steps.map(({ call }) => call));
  for (const call of new Set(recorded.map((one) => one.call))) {
    if (known.has(call)) continue;
    const without = 'The part of the page that needs this answer shows an error.';
    const same = recorded.filter((one) => one.call === call);
    await take({ call, area: 'Further calls', without }, same);
  }
  if (recorded.length === 0) findings.push(nothingRecorded);
  return masked({ source, calls, findings: merged(findings) }, secrets);
}

const nothingRecorded: Finding = {
  calls: [],
  place: 'recording',
  weight: 'essential',
  got: 'no call of the contract',
  need: 'the calls of a visit',
  sees: 'Nothing can be said.',
  solve:
    'Record a visit of the site, with the contents of the answers. `--prefix /api` names what stands before the paths.',
};
