import type { Answer } from './servers.fixture.ts';

/** An answer with what is known about it beforehand. */
export interface Kind {
  readonly name: string;
  readonly status: number;
  /** The visitor came by https. */
  readonly https: boolean;
  /** A hashed file or a picture: partners may show it. */
  readonly isPublic?: boolean;
  /** A file that pages of partners load: a module or a face comes to another origin only if everybody may read it. */
  readonly isForPartners?: boolean;
  /** It holds what belongs to somebody, or an error: no browser may keep it. */
  readonly isPersonal?: boolean;
}

/** What is wrong with an answer, or nothing. */
type Rule = (answer: Answer, kind: Kind) => boolean;

const header = ({ headers }: Answer, name: string): string => String(headers[name] ?? '');
const typeOf = (answer: Answer): string => header(answer, 'content-type');
const policyOf = (answer: Answer): ReadonlyMap<string, string> =>
  new Map(
    header(answer, 'content-security-policy')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
  );
/** What a browser shows as a page when somebody opens it. */
const isPage = (answer: Answer): boolean =>
  /^(?:text\/html|text\/plain|application\/json|image\/svg)/.test(typeOf(answer));
const strict = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The tests of Mozilla's HTTP Observatory, and what the chapters 3, 4, 13 and 14 of OWASP ASVS 5.0 ask of the headers of a
 * front end. Each says whether an answer keeps to it.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'Observatory strict-transport-security, ASVS 3.4.1: a year or more, all hosts, by https only': (
    answer,
    { https },
  ) => {
    const sent = header(answer, 'strict-transport-security');
    const age = Number(/max-age=(\d+)/.exec(sent)?.[1] ?? 0);
    return https ? age >= 31_536_000 && sent.includes('includeSubDomains') : sent === '';
  },
  'Observatory x-content-type-options, ASVS 3.4.4: nosniff': (answer) =>
    header(answer, 'x-content-type-options') === 'nosniff',
  'Observatory referrer-policy, ASVS 3.4.5: no path leaves the site': (answer) =>
    strict.test(header(answer, 'referrer-policy')),
  'Observatory content-security-policy, ASVS 3.4.3: nothing that is not named, no unsafe script': (
    answer,
  ) => {
    const policy = policyOf(answer);
    const scripts = policy.get('script-src') ?? '';
    return (
      !isPage(answer) ||
      (policy.get('default-src') === "'none'" && !/unsafe|[ :]\*|http:/.test(scripts))
    );
  },
  'Observatory x-frame-options, ASVS 3.4.6: who may show it in a frame': (answer) => {
    const policy = policyOf(answer);
    return !isPage(answer) || policy.has('frame-ancestors') || policy.has('sandbox');
  },
  'ASVS 3.4.3: no base, no plug-in of somebody else': (answer) => {
    const policy = policyOf(answer);
    return !typeOf(answer).startsWith('text/html') || policy.get('base-uri') === "'none'";
  },
  'Observatory cross-origin-resource-policy, ASVS 3.5.8': (answer, { isPublic = false }) =>
    header(answer, 'cross-origin-resource-policy') === (isPublic ? 'cross-origin' : 'same-origin'),
  'Observatory cross-origin-resource-sharing, ASVS 3.4.2: no other origin is let in, but for the files of partners':
    (answer, { isForPartners = false }) =>
      header(answer, 'access-control-allow-origin') === (isForPartners ? '*' : ''),
  'Observatory cookies, ASVS 3.3: none is set': (answer) => header(answer, 'set-cookie') === '',
  'Observatory redirection, ASVS 12.2.1: to https or a path, on the same host': (answer) =>
    answer.status < 300 ||
    answer.status === 304 ||
    answer.status >= 400 ||
    /^(?:https:\/\/127\.0\.0\.1)?\/(?![/\\])/.test(header(answer, 'location')),
  'ASVS 3.4.8: no opener reaches in': (answer) =>
    header(answer, 'cross-origin-opener-policy') === 'same-origin-allow-popups',
  'ASVS 4.1.1: what it is, with its characters': (answer) => {
    const type = typeOf(answer);
    const needs = /^text\/|\+xml/.test(type);
    return answer.body.length === 0 || (type !== '' && (!needs || /charset=utf-8/i.test(type)));
  },
  'ASVS 4.1.4: a method that is none says which there are': (answer) =>
    answer.status !== 405 || header(answer, 'allow') === 'GET, HEAD',
  'ASVS 13.4.6: no version of anything': (answer) =>
    !/\d/.test(header(answer, 'server')) && header(answer, 'x-powered-by') === '',
  'ASVS 14.3.2: what belongs to somebody, and any error, stays in no cache': (
    answer,
    { isPersonal = false },
  ) => (isPersonal || answer.status >= 400 ? header(answer, 'cache-control') === 'no-store' : true),
  'ASVS 14.3.2: everything says how it may be kept': (answer) =>
    header(answer, 'cache-control') !== '',
};
