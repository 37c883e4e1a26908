/** What a page cannot do without: settings, the way in, the person, the names of the categories. */
const kept =
  /^\/(?:wps\/(?:system\/(?:whitelabel|status|setting|countries|domainRoute)|captcha|session|verification|member|agent\/affiliate)|lgw\/games\/game_menus)/;

const isCount = (key: string) => /^(?:total|unread)/.test(key) || key.endsWith('Count');

/** The same document with every list empty and every count at nothing. */
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

/** An answer with nothing in its lists (SBK-01): how every page looks before anything happened. */
export async function emptied(pathname: string, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  if (kept.test(pathname) || !isJson || !/^\/(?:wps|lgw|lotto)\//.test(pathname)) return answer;
  const document: unknown = await answer.json();
  return Response.json(empty(document), { status: answer.status, headers: answer.headers });
}
