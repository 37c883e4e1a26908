import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import type { Language } from '../catalogue/language.ts';
import type { Refusal } from '../core/refusal.ts';
import { isAgent } from '../state/roles.ts';
import type { MemberRecord } from '../state/state.ts';
import { translate } from '../text/translate.ts';
import { bodyOf, refuse, unauthenticated } from './answer.ts';
import { languageFor, memberOf } from './caller.ts';
import { type Fields, readFields, type Values } from './fields.ts';
import { onlyOnce } from './intents.ts';

/** Who may call: anyone, holders of a token, members but no trial accounts, or agents. */
export type Caller = 'anyone' | 'holder' | 'member' | 'agent';

type Allowed<C extends Caller> = C extends 'anyone' ? MemberRecord | null : MemberRecord;

/** A call whose input was read and is valid. */
export interface Call<C extends Caller, F extends Fields> {
  readonly request: Request;
  readonly language: Language;
  readonly input: Values<F>;
  readonly member: Allowed<C>;
}

interface Options<C extends Caller, F extends Fields> {
  readonly who: C;
  /** Body of a POST or PUT, query of a GET. Unknown parameters are refused. */
  readonly input: F;
  /** The body must be an HTML form; JSON is refused. */
  readonly form?: boolean;
  /** Honours `Idempotency-Key`: the same key and body get the same answer again (WAL-07). */
  readonly once?: boolean;
}

type Outcome = Response | Refusal | Promise<Response | Refusal>;

/** Reads, checks and answers operations of the contract over one backend. */
export function operations(backend: Backend) {
  const app = new Hono();

  /** Answers one operation, written as `POST /wps/v2/deposit`. */
  const on = <C extends Caller, F extends Fields>(
    line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
    { who, input: fields, form = false, once = false }: Options<C, F>,
    work: (call: Call<C, F>) => Outcome,
  ): void => {
    const [method = 'GET', path = '/'] = line.split(' ');
    app.on(method, path, async ({ req: { raw: request } }) => {
      const language = languageFor(request);
      const deny = (refusal: Refusal) => refuse(refusal, language);
      const member = memberOf(backend, request);
      if (!mayCall(who, member)) return deny(whyNot(member));
      // What a member sends with a refused token must not be saved as a visitor's. To log in needs no valid token.
      if (once && !member && request.headers.get('Authorization')) {
        return deny(unauthenticated);
      }
      const inQuery = method === 'GET';
      const body = () => (form ? formOf(request) : bodyFor(request, fields));
      const source = inQuery ? queryOf(request) : await body();
      const read = source && readFields(fields, source, inQuery);
      if (!read) return deny({ code: 'VALIDATION', text: 'validation' });
      if ('wrong' in read) return deny(misfit(read.wrong, source, Object.keys(fields), language));
      const answer = async () => {
        const result = await work({ request, language, input: read.values, member });
        return 'code' in result ? deny(result) : result;
      };
      // All visitors share one set of keys, so their keys must not be guessable.
      return once
        ? onlyOnce(backend.state, member?.id ?? '', request, source, answer, deny)
        : answer();
    });
  };

  return { app, on };
}

function mayCall<C extends Caller>(who: C, member: MemberRecord | null): member is Allowed<C> {
  if (who === 'anyone') return true;
  if (!member) return false;
  if (who === 'holder') return true;
  return who === 'agent' ? isAgent(member) : member.type !== 4;
}

function whyNot(member: MemberRecord | null): Refusal {
  if (!member) return unauthenticated;
  return member.type === 4
    ? { code: 'TRIAL_FORBIDDEN', text: 'trialForbidden' }
    : { code: 'NOT_AGENT', text: 'notAgent' };
}

/** Pairs as an object; a repeated name gets a list, which no field accepts. */
function fromPairs(pairs: URLSearchParams): Record<string, unknown> {
  const found: Record<string, unknown> = Object.create(null);
  for (const name of pairs.keys()) {
    const all = pairs.getAll(name);
    found[name] = all.length === 1 ? all[0] : all;
  }
  return { ...found };
}

/** The query as an object. */
export const queryOf = (request: Request): Record<string, unknown> =>
  fromPairs(new URL(request.url).searchParams);

/** The fields of an HTML form, or `null` when the body is no form. */
async function formOf(request: Request): Promise<Record<string, unknown> | null> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return null;
  return fromPairs(new URLSearchParams(await request.text()));
}

/** The body; a call without fields may have none. */
async function bodyFor(request: Request, fields: Fields): Promise<Record<string, unknown> | null> {
  if (Object.keys(fields).length > 0) return bodyOf(request);
  const text = await request.clone().text();
  return text === '' ? {} : bodyOf(request);
}

/** Names each refused parameter with the reason. */
export function misfit(
  wrong: readonly string[],
  source: Readonly<Record<string, unknown>> | null,
  known: readonly string[],
  language: Language,
): Refusal {
  const reason = (name: string) => {
    if (!known.includes(name)) return translate('unknownParameter', language);
    const given = source && Object.hasOwn(source, name) ? source[name] : '';
    return translate(given === '' || given === undefined ? 'required' : 'format', language);
  };
  const named = wrong.map((name): [string, string] => [name.slice(0, 64), reason(name)]);
  return { code: 'VALIDATION', text: 'validation', fields: Object.fromEntries(named) };
}

/** Refuses one field, with its sentence. */
export const wrongField = (field: string, sentence: string): Refusal => ({
  code: 'VALIDATION',
  text: 'validation',
  fields: { [field]: sentence },
});

export const notFound: Refusal = { code: 'NOT_FOUND', text: 'notFound' };
export const alreadyDone: Refusal = { code: 'ALREADY_DONE', text: 'alreadyDone' };
/** The site has switched the feature off (CFG-02). */
export const featureOff: Refusal = { code: 'FEATURE_OFF', text: 'featureOff' };
