/** Paths of the contract. */
export const contractPath = /^\/(?:wps|lgw|lotto)\//;

/** What everybody gets alike: an answer of the contract to a read without a token. */
const isForAll = ({ method, url, headers }: Request, { status }: Response): boolean =>
  method === 'GET' &&
  status === 200 &&
  !headers.has('Authorization') &&
  contractPath.test(new URL(url).pathname);

/**
 * Says of an answer whether a browser may keep it, where it does not say so itself: what is for all, if it asks again each
 * time, and nothing else. What belongs to somebody would outlive the logout on the disk.
 */
export function withCaching(request: Request, answer: Response): Response {
  if (!answer.headers.has('Cache-Control')) {
    answer.headers.set('Cache-Control', isForAll(request, answer) ? 'no-cache' : 'no-store');
  }
  return answer;
}
