/** Runs the journeys of the site against a running backend. Reads only; with an account also a login and a logout. */
import { at } from '../../packages/api-client/generate/document.ts';
import { operationNamed } from '../../packages/api-client/src/generated/table.ts';
import { type Api, createApi, type Fetch } from '../../packages/api-client/src/index.ts';
import {
  type Operation,
  type OperationId,
  schemas,
} from '../../packages/api-client/src/schemas.ts';
import { checkCipher } from './cipher.ts';
import { opened } from './envelope.ts';
import { type Called, type Finding, masked, merged, type Report } from './finding.ts';
import { aroundAnswer, type Place } from './headers.ts';
import { guestSteps, memberSteps, type Step } from './journeys.ts';
import { judge } from './judge.ts';
import { type Account, loginStep, logoutStep, oldTokenFinding, refusedLogin } from './member.ts';
import { preflightFindings } from './preflight.ts';
import type { Site } from './site.ts';
import { through } from './through.ts';
import { limitedFetch, type Visit } from './visit.ts';
import { wholeFindings, wrongTokenFinding } from './whole.ts';

/** After so many calls without an answer the rest is not asked. */
const mostSilent = 3;

/** A token that no backend has given. */
const wrongToken = 'parlour-check-wrong-token';

/** The value in an answer, whatever its envelope; undefined for a refusal. */
const valueIn = ({ answer }: Visit): unknown => {
  try {
    const open = opened(JSON.parse(answer?.body ?? ''));
    return open?.success ? open.value : undefined;
  } catch {
    return undefined;
  }
};

/** What a check may be given besides its site. */
export interface LiveOptions {
  /** Default: none; the check makes no login. */
  readonly account?: Account | null;
  /** The overrides of the site. Default: none. */
  readonly toBackend?: (fetch: Fetch) => Fetch;
}

/** Checks a running backend. */
export async function checkLive(site: Site, options: LiveOptions = {}): Promise<Report> {
  const { account = null, toBackend = (fetch) => fetch } = options;
  const calls: Called[] = [];
  const findings: Finding[] = [];
  const start = performance.now();
  let token: string | null = null;
  let silent = 0;
  const origin = site.origin === null ? {} : { Origin: site.origin };
  const cipher = checkCipher(site.cipher);
  const asked = through(toBackend, site.limits, origin);
  const api: Api = createApi({
    fetch: asked.fetch,
    baseUrl: site.baseUrl,
    profile: site.profile,
    values: site.values,
    getToken: () => token,
    language: () => site.language,
    // The limits of the check come first, so that it can say which one was met.
    timeoutMs: site.limits.timeoutMs + 5_000,
    cipher,
  });
  const place = (): Place => ({
    origin: site.origin,
    tokenHeader: site.profile.tokenHeader,
    now: Date.now(),
  });
  const host = new URL(site.origin ?? site.baseUrl).host;
  const isOver = () => silent >= mostSilent || performance.now() - start > site.totalMs;

  /** Makes one call. `visit` is what the site reads; undefined when nothing was sent. */
  async function visitOf(ask: (api: Api, host: string) => Promise<unknown>) {
    const error: unknown = await ask(api, host).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const { read: visit, sent, failure } = asked.take();
    silent = visit?.answer === null && failure === null ? silent + 1 : 0;
    return { visit, sent, failure, error };
  }

  async function take(step: Step): Promise<Visit | undefined> {
    const { call, area } = step;
    const { method, path } = schemas[call];
    const called = (result: Called['result'], ms: number | null) =>
      calls.push({ call, area, address: `${method} ${path}`, result, ms });
    const operation = await operationNamed(call);
    if (isOver() || operation === undefined) {
      called('not asked', null);
      return undefined;
    }
    const { visit, sent, failure, error } = await visitOf(step.ask);
    if (visit === undefined) {
      findings.push(notSent(call, error));
      called('differs', null);
      return undefined;
    }
    if (failure !== null) {
      findings.push(overrideFailed(step, failure));
      called('differs', visit.ms);
      return undefined;
    }
    const { schema } = operation;
    const found = judge({ ...step, schema, visit, limits: site.limits });
    const around = sent === undefined ? [] : aroundAnswer(call, sent, place());
    findings.push(...(call === 'login' ? refusedLogin(found, visit) : found), ...around);
    const differs = [...found, ...around].some(({ weight }) => weight !== 'advice');
    called(differs ? 'differs' : 'fits', visit.ms);
    return visit;
  }

  findings.push(...wholeFindings(site));
  if (site.origin !== null) findings.push(...(await preflights(site, site.origin)));
  for (const step of guestSteps) {
    const visit = await take(step);
    if (visit && step.call === 'getSiteSettings') findings.push(...cipher.learn(valueIn(visit)));
  }
  if (!isOver()) {
    token = wrongToken;
    const { visit, error } = await visitOf((client) => client.getMemberInfo());
    if (visit) findings.push(...wrongTokenFinding(visit, error));
    token = null;
  }
  const secrets = [site.key, account?.password ?? ''];
  if (account !== null) {
    findings.push(...cipher.findings());
    const login = await take(loginStep(account));
    const given = login === undefined ? undefined : at(valueIn(login), 'token');
    token = typeof given === 'string' && given !== '' ? given : null;
    const steps = [...memberSteps, logoutStep];
    if (token === null) for (const step of steps) calls.push(notAsked(step));
    else {
      secrets.push(token);
      for (const step of steps) await take(step);
      if (!isOver()) {
        const { visit } = await visitOf((client) => client.getBalance());
        if (visit) findings.push(...oldTokenFinding(visit, valueIn(visit)));
      }
    }
  }
  if (isOver()) findings.push(stopped(silent >= mostSilent));
  return masked({ source: site.baseUrl, calls, findings: merged(findings) }, secrets);
}

const notAsked = ({ call, area }: Step): Called => ({
  call,
  area,
  address: `${schemas[call].method} ${schemas[call].path}`,
  result: 'not asked',
  ms: null,
});

const overrideFailed = ({ call, without }: Step, failure: string): Finding => ({
  calls: [call],
  place: 'override',
  weight: 'essential',
  got: `an override of the site failed: ${failure}`,
  need: 'an override that returns an answer, whatever the backend says',
  sees: without,
  solve:
    'Mend it in `apps/web/src/app/to-backend.ts`. `--raw` shows the backend without overrides.',
});

const notSent = (call: OperationId, error: unknown): Finding => ({
  calls: [call],
  place: 'request',
  weight: 'essential',
  got: `the site could not make the request (${String(Reflect.get(Object(error), 'code'))})`,
  need: 'a key that fits its cipher, and headers that can be sent',
  sees: 'Nobody can log in.',
  solve: 'Check `cipher` and `headers` of the configuration.',
});

const stopped = (isSilent: boolean): Finding => ({
  calls: [],
  place: 'check',
  weight: 'essential',
  got: isSilent
    ? `${mostSilent} calls in a row without an answer`
    : 'a check of more than five minutes',
  need: 'a backend that answers',
  sees: 'The site does not open, or waits at each page.',
  solve: 'The check stopped here. Start it again when the backend answers.',
});

/** One call of each method, each with every header that such a call carries. */
async function preflights(site: Site, origin: string): Promise<readonly Finding[]> {
  const { baseUrl, profile, cipher, limits } = site;
  const fetch = limitedFetch(limits, () => undefined);
  const common = [profile.merchantHeader, profile.languageHeader, profile.deviceHeader];
  const sealed = cipher === 'none' ? [] : [profile.encryptionHeader];
  const member = [profile.tokenHeader, ...common];
  const change = [...member, 'Content-Type', profile.idempotencyHeader];
  const every = [...change, ...sealed].filter((name) => name !== '');
  const question = ({ method, path }: Operation, headers: readonly string[]) => ({
    address: baseUrl + path,
    method,
    headers,
  });
  const questions = [
    question(schemas.getBalance, member),
    question(schemas.login, [...common, 'Content-Type', ...sealed]),
    question(schemas.register, change),
    question(schemas.logout, member),
  ];
  return preflightFindings(fetch, origin, questions, every);
}
