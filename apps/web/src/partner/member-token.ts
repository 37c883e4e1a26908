import type { Session } from '@parlour/features/session';
import type { PageAround } from './page-around.ts';

/**
 * Logs in with the token of the partner's page, if it has one, and once more with another one when the backend refuses it.
 * A second refusal, or the same token again, is said (`TOKEN_EXPIRED`) and ends it. A page without a token leaves it to the
 * other frames of the page: one of them may have a member.
 *
 * @returns Resolves when the first try is over. Never rejects.
 */
export async function followTokens(
  session: Session,
  page: Pick<PageAround, 'askToken' | 'tell'>,
): Promise<void> {
  /** Tokens that were refused since the last member. */
  let refused: readonly string[] = [];
  /** The token in use, while it is one of the page. */
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
