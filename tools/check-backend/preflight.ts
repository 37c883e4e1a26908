/** Asks what a browser asks before a call to another origin. */
import type { Fetch } from '../../packages/api-client/src/index.ts';
import { type Finding, plain } from './finding.ts';

/** The question of a browser before a call. */
export interface Question {
  readonly address: string;
  readonly method: string;
  /** Headers of the call that need a permission. */
  readonly headers: readonly string[];
}

const wordsOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').map((word) => word.trim().toLowerCase());

/** Methods that need no permission. */
const simple = ['GET', 'HEAD', 'POST'];

/** One thing that an answer to a preflight lacks. */
interface Lack {
  readonly place: 'answer' | 'origin' | 'headers' | 'methods';
  readonly what: string;
}

async function lacksOf(fetch: Fetch, origin: string, question: Question): Promise<readonly Lack[]> {
  const { address, method } = question;
  const wanted = question.headers.map((name) => name.toLowerCase()).filter((name) => name !== '');
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': wanted.sort().join(','),
  };
  const answer = await fetch(new Request(address, { method: 'OPTIONS', headers })).catch(
    () => null,
  );
  if (!answer?.ok) {
    return [{ place: 'answer', what: answer === null ? 'none' : `status ${answer.status}` }];
  }
  const allowed = answer.headers.get('Access-Control-Allow-Origin');
  const names = wordsOf(answer.headers.get('Access-Control-Allow-Headers'));
  const methods = wordsOf(answer.headers.get('Access-Control-Allow-Methods'));
  const isAllowed =
    simple.includes(method) || methods.includes('*') || methods.includes(method.toLowerCase());
  return [
    ...(allowed === origin || allowed === '*'
      ? []
      : [{ place: 'origin', what: plain(allowed ?? 'none', 60) } as const]),
    // A star does not cover Authorization (Fetch, "CORS-preflight fetch").
    ...wanted
      .filter((name) => !names.includes(name))
      .filter((name) => !names.includes('*') || name === 'authorization')
      .map((what) => ({ place: 'headers', what }) as const),
    ...(isAllowed ? [] : [{ place: 'methods', what: method } as const]),
  ];
}

/** Differences in the answers to preflights. `every`: all headers that a call of the site may carry. */
export async function preflightFindings(
  fetch: Fetch,
  origin: string,
  questions: readonly Question[],
  every: readonly string[],
): Promise<readonly Finding[]> {
  const lacks: (Lack & { readonly method: string })[] = [];
  for (const question of questions) {
    const { method } = question;
    const found = await lacksOf(fetch, origin, question);
    lacks.push(...found.map((lack) => ({ ...lack, method })));
  }
  const allow = 'Access-Control-Allow';
  const methods = 'GET, POST, PUT, DELETE';
  const words = {
    answer: {
      need: 'status 204',
      solve: 'Answer `OPTIONS` with 204 and without a login: a preflight has no token.',
    },
    origin: { need: origin, solve: `Send \`${allow}-Origin: ${origin}\`.` },
    headers: {
      need: every.join(', '),
      solve: `Send \`${allow}-Headers: ${every.join(', ')}\`, or rename or leave out a header in \`headers\` of the configuration.`,
    },
    methods: { need: methods, solve: `Send \`${allow}-Methods: ${methods}\`.` },
  };
  return (['answer', 'origin', 'headers', 'methods'] as const).flatMap((place): Finding[] => {
    const found = lacks.filter((lack) => lack.place === place);
    if (found.length === 0) return [];
    const list = [...new Set(found.map(({ what }) => what))].join(', ');
    const blocked = [...new Set(found.map(({ method }) => method))].join(', ');
    return [
      {
        calls: [],
        place: `preflight ${place}`,
        weight: 'essential',
        got: place === 'headers' || place === 'methods' ? `no permission for ${list}` : list,
        sees: `The browser sends no call with ${blocked}: the site does not open, or nobody can log in.`,
        ...words[place],
      },
    ];
  });
}
