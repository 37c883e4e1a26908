/** The calls that a page needs even in an empty site: settings, login, the member, the names of the categories. */
const kept =
  /^\/(?:wps\/(?:system\/(?:whitelabel|status|setting|countries|domainRoute)|captcha|session|verification|member|agent\/affiliate)|lgw\/games\/game_menus)/;

const isCount = (key: string) => /^(?:total|unread)/.test(key) || key.endsWith('Count');

/** The same document with every list empty and every count 0. */
function empty(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isCount(key) && typeof part === 'number' ? 0 : empty(part),
    ]),
  );
}

/** Empties the lists of an answer (SBK-01), to show every page as it is before any activity. */
export async function emptied(pathname: string, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  if (kept.test(pathname) || !isJson || !/^\/(?:wps|lgw|lotto)\//.test(pathname)) return answer;
  const document: unknown = await answer.json();
  return Response.json(empty(document), { status: answer.status, headers: answer.headers });
}
