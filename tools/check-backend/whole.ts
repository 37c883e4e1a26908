/** What concerns a backend as a whole. */
import { isApiError } from '../../packages/api-client/src/index.ts';
import type { Finding } from './finding.ts';
import type { Site } from './site.ts';
import type { Visit } from './visit.ts';

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Differences that the configuration shows before any call. */
export function wholeFindings(site: Site): readonly Finding[] {
  const { protocol, hostname } = new URL(site.baseUrl);
  const list: Finding[] = [];
  if (protocol === 'http:' && !isLocal(hostname)) {
    list.push({
      calls: [],
      place: 'address',
      weight: site.origin?.startsWith('https:') ? 'essential' : 'part',
      got: 'http',
      need: 'https',
      sees: 'A browser refuses calls of an https site to it. Without https it offers no cipher either.',
      solve: 'Serve the backend by https.',
    });
  }
  return list;
}

/** What a backend says to a token that it has never given. */
export function wrongTokenFinding({ answer }: Visit, error: unknown): readonly Finding[] {
  if (answer === null) return [];
  const found = (words: Pick<Finding, 'weight' | 'got' | 'sees' | 'solve'>): Finding => ({
    calls: ['getMemberInfo'],
    place: 'session',
    need: 'status 401, or a refusal with the code UNAUTHENTICATED',
    ...words,
  });
  if (error === null) {
    return [
      found({
        weight: 'essential',
        got: 'a member for a token that nobody has given',
        sees: 'Nothing. But everybody has every account.',
        solve: 'Refuse tokens that the backend has not given.',
      }),
    ];
  }
  if (isApiError(error) && error.code === 'UNAUTHENTICATED') return [];
  return [
    found({
      weight: 'part',
      got: `status ${answer.status} for a token that does not count`,
      sees: 'After the end of a session a player meets errors and is not asked to log in again.',
      solve:
        'Send 401 or the code. If you have a code of your own, `withEnvelope` can put `{ code: "UNAUTHENTICATED" }` into the value.',
    }),
  ];
}
