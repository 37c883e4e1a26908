import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTiers, type TypedTier } from './tiers.ts';

const symbol = '\u09F3';
const rows = (...some: readonly (readonly [rate: string, bet: string, members: string])[]) =>
  some.map(([rate, bet, members], id): TypedTier => ({ id, rate, bet, members }));
const check = (typed: readonly TypedTier[], top: string | null = '15') =>
  checkTiers(typed, { top, symbol });

test('[AGT-13] [I18-02] steps are sent as plain decimals, however they were typed', () => {
  const typed = rows(['\u09EE', '0', '5'], ['10.50', `${symbol}3,00,000`, '\u09E7\u09E6']);
  expect(check(typed).tiers).toEqual([
    { rate: '8', periodicValidBet: '0.00', activeMembers: 5 },
    { rate: '10.5', periodicValidBet: '300000.00', activeMembers: 10 },
  ]);
});

test.each([
  ['three decimals', ['9.125', '0', '5'], { rate: 'decimals' }],
  ['no rate', ['0', '0', '5'], { rate: 'zero' }],
  ['above one’s own', ['15.01', '0', '5'], { rate: 'tooHigh' }],
  ['half a member', ['9', '0', '2.5'], { members: 'whole' }],
  ['a power', ['1e1', '0', '5'], { rate: 'invalid' }],
  ['below nothing', ['-1', '-1', '-1'], { rate: 'invalid', bet: 'invalid', members: 'invalid' }],
  ['nothing', [' ', '', ''], { rate: 'required', bet: 'required', members: 'required' }],
] as const)('[AGT-13] a step with %s is not sent', (_what, step, problems) => {
  const checked = check(rows([...step]));
  expect(checked.problems).toEqual([problems]);
  expect(checked.tiers).toBeNull();
});

test('[AGT-13] the own rate itself can be offered; while it is unknown, 100 % is the maximum', () => {
  expect(check(rows(['15', '0', '0'])).tiers).not.toBeNull();
  expect(check(rows(['100', '0', '0']), null).tiers).not.toBeNull();
  expect(check(rows(['100.01', '0', '0']), null).problems).toEqual([{ rate: 'tooHigh' }]);
});

test.each([
  ['the same rate', ['8', '100', '6'], { rate: 'notHigher' }],
  ['a lower rate', ['7', '100', '6'], { rate: 'notHigher' }],
  ['less to bet', ['9', '99.99', '6'], { bet: 'lower' }],
  ['fewer members', ['9', '200', '4'], { members: 'lower' }],
  ['the same conditions', ['9', '100', '5'], { bet: 'same' }],
] as const)('[AGT-13] after 8 % a step with %s is not sent', (_what, step, problems) => {
  const checked = check(rows(['8', '100', '5'], [...step]));
  expect(checked.problems).toEqual([{}, problems]);
  expect(checked.tiers).toBeNull();
});

test('[AGT-13] an empty step between two filled ones is an error', () => {
  const { tiers, problems } = check(rows(['8', '0', '5'], ['', '', ''], ['9', '10', '5']));
  expect(tiers).toBeNull();
  expect(Object.values(problems[1] ?? {})).toEqual(['required', 'required', 'required']);
});

test('[AGT-13] whatever is typed, sent rates rise from step to step and stay within the own rate', () => {
  const box = fc.oneof(fc.nat(30).map(String), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(box, box, box), { maxLength: 5 }), (typed) => {
      const { tiers } = check(rows(...typed));
      for (const [place, tier] of (tiers ?? []).entries()) {
        const before = tiers?.[place - 1];
        expect(Number(tier.rate)).toBeGreaterThan(Number(before?.rate ?? 0));
        expect(Number(tier.rate)).toBeLessThanOrEqual(15);
        if (before) {
          const [bet, was] = [Number(tier.periodicValidBet), Number(before.periodicValidBet)];
          expect(bet).toBeGreaterThanOrEqual(was);
          expect(tier.activeMembers).toBeGreaterThanOrEqual(before.activeMembers);
          expect(bet + tier.activeMembers).toBeGreaterThan(was + before.activeMembers);
        }
      }
    }),
  );
});
