import { expect, test } from 'vitest';
import { at, textAt } from '../testing/client.ts';
import { loggedInClient } from '../testing/logged-in-client.ts';

const raffle = 'POST /wps/relay/MCS2_claimRafflePromotion';
const detailOf = (promotionId: string) => `/wps/promotions/detail?promotionId=${promotionId}`;

test('[PRO-01] a promotion that the scenario closes: no member joins or draws, issued prizes stay', async () => {
  const { get, send, scenario } = await loggedInClient();
  const closedPromotions = ['p-weekend-back', 'p-friday-spins', 'p-seven-days'];
  const status = async (id: string) => at(await get(detailOf(id)), 'promotion', 'status');
  expect(await Promise.all(closedPromotions.map(status))).toEqual(['open', 'joined', 'issued']);
  expect((await scenario({ closedPromotions })).status).toBe(200);
  expect(await Promise.all(closedPromotions.map(status))).toEqual(['closed', 'closed', 'issued']);
  const refused = async (line: string, promotionId: string) =>
    at(await send(line, { promotionId }), 'value', 'code');
  expect(await refused('POST /wps/promotions/join', 'p-weekend-back')).toBe('NOT_FOUND');
  expect(await refused(raffle, 'p-friday-spins')).toBe('NOT_FOUND');
  expect(at(await get('/wps/member/info'), 'promotionCount')).toBe(1);
  const claimed = await send('POST /wps/promotions/claim', { promotionId: 'p-seven-days' });
  expect(at(claimed, 'value', 'status')).toBe('claimed');
  expect((await scenario({ closedPromotions: [1] })).body).toEqual({
    wrong: 'closedPromotions[0]',
  });
});

test('[PRO-01] one promotion has the time of the backend, its end, and its terms with their form', async () => {
  const { get, scenario, now } = await loggedInClient();
  const promotionId = 'p-welcome';
  expect(at(await get(detailOf(promotionId)), 'asOf')).toBe(new Date(now()).toISOString());
  await scenario({ clock: '2026-11-25T00:00:00Z', closedPromotions: [promotionId] });
  const detail = await get(detailOf(promotionId));
  expect(at(detail, 'asOf')).toBe('2026-11-25T00:00:00.000Z');
  expect(at(detail, 'promotion', 'endAt')).toBe('2026-11-25T00:00:00.000Z');
  expect(textAt(detail, 'termsHtml')).toMatch(/^<ul><li>Once per member.*<\/ul>$/);
  expect(at(await get(detailOf('p-invite')), 'termsHtml')).toBeUndefined();
});

test('[PRO-01] a raffle says how many draws are left, also 0; a promotion without a raffle says nothing', async () => {
  const { get, send } = await loggedInClient();
  const promotionId = 'p-friday-spins';
  const left = async (id: string) => at(await get(detailOf(id)), 'rafflesLeft');
  for (const rest of [2, 1, 0]) {
    expect(await left(promotionId)).toBe(rest);
    const code = at(await send(raffle, { promotionId }), 'value', 'code');
    expect(code).toBe(rest === 0 ? 'ALREADY_DONE' : undefined);
  }
  expect(await left('p-seven-days')).toBeUndefined();
});
