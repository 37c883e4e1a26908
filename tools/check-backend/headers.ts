/** Checks what stands around an answer: type, charset, cookies, what a browser may keep, time, other origins. */

import type { OperationId } from '../../packages/api-client/src/schemas.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { type Finding, plain, type Weight } from './finding.ts';
import type { Answer, Visit } from './visit.ts';

/** Where the site and its backend are. */
export interface Place {
  /** Origin of the site; null: that of the backend, or unknown. */
  readonly origin: string | null;
  readonly tokenHeader: string;
  /** Milliseconds of the clock of this machine; null: a recording has no now. */
  readonly now: number | null;
}

const slowMs = 3_000;
const startMs = 5_000;

/** Everything that differs around one answer. */
export function aroundAnswer(call: OperationId, visit: Visit, place: Place): readonly Finding[] {
  const { answer } = visit;
  if (answer === null) return [];
  const found = (
    weight: Weight,
    where: string,
    words: Pick<Finding, 'got' | 'need' | 'sees' | 'solve'>,
  ): Finding => ({ calls: [call], weight, place: where, ...words });
  return [
    ...typed(answer, found),
    ...kept(call, visit, answer, place, found),
    ...cookies(answer, found),
    ...timed(call, visit, answer, place, found),
    ...shared(answer, place, found),
  ];
}

type Make = (
  weight: Weight,
  where: string,
  words: Pick<Finding, 'got' | 'need' | 'sees' | 'solve'>,
) => Finding;

function typed({ headers, isUtf8 }: Answer, found: Make): Finding[] {
  const [type = '', ...rest] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = /charset="?([\w-]+)/.exec(rest.join(';'))?.[1];
  const list: Finding[] = [];
  if (!/^application\/(?:.+\+)?json$/.test(type.trim())) {
    list.push(
      found('advice', 'header Content-Type', {
        got: type === '' ? 'none' : plain(type, 40),
        need: 'application/json',
        sees: 'Nothing, until a proxy changes what it takes for a page.',
        solve: 'Send `Content-Type: application/json; charset=utf-8`.',
      }),
    );
  }
  if (isUtf8 === false || (charset !== undefined && charset !== 'utf-8')) {
    list.push(
      found('part', 'charset', {
        got: isUtf8 === false ? 'bytes that are not UTF-8' : plain(charset ?? '', 20),
        need: 'UTF-8',
        sees: 'Bengali texts and names are unreadable signs.',
        solve: 'Send UTF-8. The site reads every answer as UTF-8, whatever the header says.',
      }),
    );
  }
  return list;
}

function kept(
  call: OperationId,
  { requestHeaders }: Visit,
  { headers }: Answer,
  { tokenHeader }: Place,
  found: Make,
): Finding[] {
  const { token, method } = schemas[call];
  const caching = headers.get('cache-control') ?? '';
  const isPersonal =
    token === 'required' || method !== 'GET' || requestHeaders.has(tokenHeader.toLowerCase());
  if (isPersonal && !/\bno-store\b/i.test(caching)) {
    return [
      found('part', 'header Cache-Control', {
        got: caching === '' ? 'none' : plain(caching, 60),
        need: 'no-store for what belongs to a member',
        sees: 'After the logout the next person at the device can read the account from the disk.',
        solve:
          'Send `Cache-Control: no-store` with every answer to a token, to a change, and with every error.',
      }),
    ];
  }
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  if (!isPersonal && (caching === '' || seconds > 60)) {
    return [
      found('advice', 'header Cache-Control', {
        got: caching === '' ? 'none' : plain(caching, 60),
        need: 'no-cache with an ETag for what everybody may read',
        sees: 'Changes, such as maintenance, may arrive late.',
        solve: 'Send `Cache-Control: no-cache` and an `ETag`.',
      }),
    ];
  }
  return [];
}

const cookies = ({ cookies: names }: Answer, found: Make): Finding[] =>
  names.length === 0
    ? []
    : [
        found('advice', 'header Set-Cookie', {
          got: `the cookie ${plain([...new Set(names)].join(', '), 60)}`,
          need: 'none: the session is the token in `value.token`',
          sees: 'Nothing where site and backend share an origin. On another host browsers drop the cookie.',
          solve:
            'Do not let a session depend on it. The site sends cookies to its own origin only.',
        }),
      ];

function timed(
  call: OperationId,
  { ms }: Visit,
  { headers }: Answer,
  { now }: Place,
  found: Make,
): Finding[] {
  const list: Finding[] = [];
  const isStart = call === 'getSiteSettings' || call === 'getSystemStatus';
  if (ms !== null && ms > (isStart ? startMs : slowMs)) {
    list.push(
      found(isStart ? 'essential' : 'advice', 'time', {
        got: `an answer after ${(ms / 1000).toFixed(1)} seconds`,
        need: isStart ? 'an answer within 5 seconds' : 'an answer within 3 seconds',
        sees: isStart
          ? 'The site does not open: a screen says that it could not start, with “try again”.'
          : 'The place stays empty that long.',
        solve: 'Answer sooner, for example from a cache.',
      }),
    );
  }
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) {
    list.push(
      found('advice', 'header Date', {
        got: 'none',
        need: 'the time of the answer',
        sees: 'Days and deadlines follow the clock of the device, which may be wrong.',
        solve: 'Send the header `Date`. Most servers do.',
      }),
    );
  } else if (now !== null && Math.abs(now - date) > 60_000) {
    const minutes = Math.round(Math.abs(now - date) / 60_000);
    list.push(
      found('part', 'header Date', {
        got: `a clock that differs by about ${minutes} minutes from the clock of this machine`,
        need: 'the right time',
        sees: 'Deadlines, countdowns and “today” are wrong by that much.',
        solve: 'Let the backend follow a time server. Look at the clock of this machine, too.',
      }),
    );
  }
  return list;
}

/** What a browser asks of an answer of another origin. */
function shared({ headers }: Answer, { origin }: Place, found: Make): Finding[] {
  if (origin === null) return [];
  const allowed = headers.get('access-control-allow-origin') ?? '';
  const list: Finding[] = [];
  if (allowed !== origin && allowed !== '*') {
    list.push(
      found('essential', 'header Access-Control-Allow-Origin', {
        got: allowed === '' ? 'none' : plain(allowed, 60),
        need: origin,
        sees: 'The browser refuses every answer: the site does not open.',
        solve: `Send \`Access-Control-Allow-Origin: ${origin}\` and \`Vary: Origin\` with every answer, errors too. Or serve site and backend at one origin.`,
      }),
    );
    return list;
  }
  if (allowed === '*') {
    list.push(
      found('advice', 'header Access-Control-Allow-Origin', {
        got: '*',
        need: origin,
        sees: 'Nothing. But every page of the world may read your answers.',
        solve: 'Name the origins of your sites one by one, with `Vary: Origin`.',
      }),
    );
  }
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
  if (exposed !== '*' && !/\bdate\b/.test(exposed)) {
    list.push(
      found('part', 'header Access-Control-Expose-Headers', {
        got: exposed === '' ? 'none' : plain(exposed, 60),
        need: 'Date, Retry-After',
        sees: 'Days and deadlines follow the clock of the device, which may be wrong.',
        solve: 'Send `Access-Control-Expose-Headers: Date, Retry-After`.',
      }),
    );
  }
  return list;
}
