import { findOperation, schemas } from '@parlour/api-client/schemas';
import { faultHeader } from '../http/faults.ts';

type Fetch = (request: Request) => Promise<Response>;

/** An answer of the backend that does not match the contract. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/** The envelope of any operation accepts a refusal: paths that the contract does not have may only be refused. */
const refusalOnly = schemas.getCaptcha.envelope;

const contractPath = /^\/(?:wps|lgw|lotto)\//;

/**
 * A fetch that checks every answer against the contract (API-04): reads a copy of the answer, finds the operation for
 * method and path, and validates the whole envelope. Answers that a scenario broke on purpose pass; pictures, games and
 * the control surface are not part of the contract.
 * @throws {ContractBreach} naming the operation and the paths that do not match
 */
export function checkedFetch(fetch: Fetch): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    const answer = await fetch(request);
    const outside = !contractPath.test(pathname) || method === 'HEAD';
    // A feed has no end, and therefore no envelope.
    const isFeed = answer.headers.get('Content-Type') === 'text/event-stream';
    if (outside || isFeed || answer.headers.has(faultHeader)) return answer;
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    const operation = findOperation(method, pathname);
    const envelope = operation?.envelope ?? refusalOnly;
    const result = envelope.safeParse(body);
    const refused = Object(body).success === false;
    if (!result.success || (!operation && !refused)) {
      const where = operation?.id ?? `${method} ${pathname}, which the contract lacks`;
      throw new ContractBreach(`${where}: ${misfits(result.error?.issues ?? [])}`);
    }
    if (answer.ok !== (answer.status === 200) || (!answer.ok && !refused)) {
      throw new ContractBreach(`${pathname}: status ${answer.status} with a success`);
    }
    return answer;
  };
}

const misfits = (issues: readonly { readonly message: string }[]): string =>
  JSON.stringify(issues).slice(0, 2_000);
