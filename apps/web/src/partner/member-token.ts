import type { Session } from '@parlour/features/session';
import type { PageAround } from './page-around.ts';

/**
 * Logs in with the token of the partner's page, if it has one. If the backend refuses it, asks for another one once.
 * After a second refusal, or if the page gives the same token again, reports `TOKEN_EXPIRED` and stops. If the page has
 * no token, does nothing: another frame of the page may have a member.
 *
 * @returns Resolves when the first try is over. Never rejects.
 */
export async function followTokens(
  session: Session,
  page: Pick<PageAround, 'askToken' | 'tell'>,
): Promise<void> {
  /** Tokens that were refused since a member was last logged in. */
  let refused: readonly string[] = [];
  /** The token in use, if it came from the page. */
  let given: string | null = null;
  const enter = async (reason: 'start' | 'expired') => {
    const token = await page.askToken(reason);
    if (token === null) return;
    if (refused.includes(token)) return page.tell({ kind: 'error', code: 'TOKEN_EXPIRED' });
    given = token;
    await session.adopt(token);
  };
  session.store.subscribe((state) => {
    if (state.kind === 'authenticated' || state.kind === 'trial') refused = [];
    if (state.kind !== 'anonymous' || state.because !== 'expired' || given === null) return;
    refused = [...refused, given];
    given = null;
    if (refused.length === 1) void enter('expired');
    else page.tell({ kind: 'error', code: 'TOKEN_EXPIRED' });
  });
  await enter('start');
  if (given === null) await session.restore();
}
