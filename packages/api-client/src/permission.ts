import { answerWith } from './overrides.ts';
import type { Fetch } from './transport/exchange.ts';
import { lazily } from './transport/lazily.ts';

const settingsPath = '/wps/system/whitelabel';
/** Reads whose answer a permission response contains too. */
const contained = ['/wps/system/status', '/wps/system/setting/register', '/wps/system/domainRoute'];
/** Statuses of a backend that does not know a call. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);
/** A flat answer with more branches is flattened too: nested deeply, they would exhaust the stack of a validator. */
const mostBranches = 50;

const tree = lazily(() => import('./permission-tree.ts'));

const mayBeTree = (text: string): boolean =>
  /"info"\s*:/.test(text) || text.split('"children"').length > mostBranches;

/** An answer of the settings, and the answers of other calls that it contains. */
interface Read {
  readonly response: Response;
  readonly answers?: ReadonlyMap<string, unknown>;
}

async function readSettings(response: Response): Promise<Read> {
  if (response.status !== 200) return { response };
  const text = await response.clone().text();
  if (!mayBeTree(text)) return { response };
  const { readPermission } = await tree();
  const read = readPermission(text);
  if (read === null) return { response };
  return { response: new Response(read.text, response), answers: read.answers };
}

/**
 * A fetch that reads the site settings in two forms: the flat one of the contract, and the permission response of
 * SPECIFICATION §3, a tree of `modId` and `enabled` under `info`. The rest of the client knows only the flat one. When
 * the backend has no call for the status, the rules of the registration or the domains, the permission response answers
 * it. The code that reads a tree loads only with a tree.
 */
export function withPermission(fetch: Fetch): Fetch {
  let reading: Promise<Read> | undefined;

  const fromTree = async (path: string): Promise<Response | undefined> => {
    const read = await reading?.catch(() => undefined);
    const value = read?.answers?.get(path);
    return value === undefined ? undefined : answerWith(value);
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.includes('/wps/system/')) return fetch(request);
    if (pathname.endsWith(settingsPath)) {
      reading = fetch(request).then(readSettings);
      return (await reading).response;
    }
    const answer = await fetch(request);
    const path = contained.find((known) => pathname.endsWith(known));
    return path !== undefined && unknownCall.has(answer.status)
      ? ((await fromTree(path)) ?? answer)
      : answer;
  };
}
