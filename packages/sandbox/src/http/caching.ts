/** Paths of the contract. */
export const contractPath = /^\/(?:wps|lgw|lotto)\//;

/** Whether an answer is the same for every caller: a read of the contract without a token. */
const isForAll = ({ method, url, headers }: Request, { status }: Response): boolean =>
  method === 'GET' &&
  status === 200 &&
  !headers.has('Authorization') &&
  contractPath.test(new URL(url).pathname);

/**
 * Sets `Cache-Control` on an answer that has none. A browser may store public answers and must revalidate them each
 * time; it may store nothing else. A member's data would stay on the disk after the logout.
 */
export function withCaching(request: Request, answer: Response): Response {
  if (!answer.headers.has('Cache-Control')) {
    answer.headers.set('Cache-Control', isForAll(request, answer) ? 'no-cache' : 'no-store');
  }
  return answer;
}
