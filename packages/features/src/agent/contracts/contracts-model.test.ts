import { expect, test } from 'vitest';
import {
  contractInForce,
  isInForce,
  isOver,
  offerIn,
  toAffected,
  toContract,
  topRate,
} from './contracts-model.ts';
import { stepOf } from './labels.ts';
import { emptyOffer, fromDraft, ownTop, toDraft, toOfferBody, withTier } from './offer.ts';
import {
  activeContract,
  endedContract,
  givenContracts,
  offeredContract,
  salaryContract,
  sampleWriting,
} from './samples.ts';
import { periodText } from './settlements.ts';
import { timelineOf } from './timeline.ts';

const read = (wire: typeof activeContract) => toContract(wire, sampleWriting);
const zone = 'Asia/Dhaka';

test('[AGT-13] steps are sorted lowest first, and an unknown action is not offered', () => {
  const tiers = [...activeContract.tiers].reverse();
  const shown = read({ ...activeContract, tiers, actions: ['pause', 'requestTermination'] });
  expect(shown.tiers.map(({ rateText }) => rateText)).toEqual(['12%', '15%']);
  expect(shown.actions).toEqual(['requestTermination']);
});

test('[AGT-13] a step uses its daily or hourly bet amount where it has one', () => {
  const [tier] = read({
    ...salaryContract('daily'),
    tiers: [{ rate: '1', periodicValidBet: '0.00', activeMembers: 1, dailyBet: '500.00' }],
  }).tiers;
  expect(tier?.betText).toBe('\u09F3500.00');
});

test('[AGT-13] finds the contract in force and the waiting offer', () => {
  const some = [offeredContract, activeContract, endedContract].map(read);
  expect(contractInForce(some)?.id).toBe('CT-5501');
  expect(offerIn(some)?.id).toBe('CT-5521');
  expect(offerIn(givenContracts.map(read))).toBeNull();
  expect(ownTop(some)).toBe('15');
  expect(ownTop([read(offeredContract)])).toBeNull();
});

test("[AGT-13] one's own offer is withdrawn, a request of a downline is refused", () => {
  const [active, asked, sent] = givenContracts.map(read);
  if (!active || !asked || !sent) throw new Error('There are no samples');
  expect(stepOf(sent, 'terminate')).toBe('withdraw');
  expect(stepOf(active, 'terminate')).toBe('terminate');
  expect(stepOf(asked, 'reject')).toBe('refuse');
  expect(stepOf(read(offeredContract), 'reject')).toBe('reject');
});

test('[AGT-13] the timeline of a contract uses its own fields only, nothing is guessed', () => {
  const states = (wire: typeof activeContract) =>
    timelineOf(read(wire)).map(({ id, state }) => `${id} ${state}`);
  expect(states(offeredContract)).toEqual(['offered done', 'answered current', 'begins todo']);
  expect(states(activeContract)).toEqual(['offered done', 'begins done']);
  expect(states(endedContract)).toEqual(['offered done', 'begins done', 'over failed']);
  expect(
    states({ ...offeredContract, status: 'terminated', endedAt: '2026-11-20T00:00:00Z' }),
  ).toEqual(['offered done', 'over failed']);
  expect(states({ ...activeContract, status: 'on-hold' })).toEqual(['offered done']);
});

test.each([
  ['2026-10-31T18:00:00Z', '2026-11-15T18:00:00Z', '2026-11-01 \u2013 11-15'],
  ['2026-12-15T18:00:00Z', '2027-01-01T18:00:00Z', '2026-12-16 \u2013 2027-01-01'],
  ['2026-11-19T18:00:00Z', '2026-11-20T18:00:00Z', '2026-11-20'],
  ['2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20 19:00'],
  ['soon', 'later', 'soon'],
])('[AGT-09] [AGT-11] [I18-02] from %s to %s is %s', (from, to, text) => {
  expect(periodText(from, to, zone)).toBe(text);
});

test('[AGT-13] restores a draft of an offer unchanged, and an invalid draft is empty', () => {
  const typed = withTier({ ...emptyOffer('dividend'), memberId: 'm-1', account: 'ta***33' });
  const filled = {
    ...typed,
    tiers: typed.tiers.map((tier) => ({ ...tier, rate: '5', bet: '10', members: '' })),
  };
  expect(fromDraft('dividend', toDraft(filled))).toEqual(filled);
  expect(fromDraft('hourly', { period: 'monthly' })).toEqual(emptyOffer('hourly'));
  expect(fromDraft('daily', null)).toEqual(emptyOffer('daily'));
});

test('[AGT-13] removing a step, here or in another tab, leaves no gap and changes no other step', () => {
  const typed = withTier(withTier(emptyOffer('daily')));
  const tiers = typed.tiers.map((tier, place) => ({
    ...tier,
    ...{ rate: String(place + 1), bet: String(place * 100), members: '5' },
  }));
  // Two tabs start with the same three steps; one removes the second, the other goes on typing.
  const here = { ...typed, tiers: tiers.filter((_tier, place) => place !== 1) };
  const [low, middle, high] = tiers;
  const there = {
    ...typed,
    tiers: tiers.map((tier) => (tier === high ? { ...tier, rate: '9' } : tier)),
  };
  const ratesOf = (of: ReturnType<typeof fromDraft>) => of.tiers.map(({ rate }) => rate);
  expect(ratesOf(fromDraft('daily', toDraft(here)))).toEqual(['1', '3']);
  expect(ratesOf(fromDraft('daily', toDraft(there)))).toEqual(['1', '2', '9']);
  expect(ratesOf(fromDraft('daily', toDraft({ ...here, tiers: [] })))).toEqual(['']);
  // What is sent is what the form contains.
  const bodyOf = ({ tiers: some }: typeof typed) =>
    toOfferBody(
      'daily',
      typed,
      some.map(({ rate, bet, members }) => ({
        ...{ rate, periodicValidBet: `${bet}.00`, activeMembers: Number(members) },
      })),
    ).tiers.map(({ rate }) => rate);
  expect(bodyOf(here)).toEqual([low?.rate, high?.rate]);
  expect(bodyOf(there)).toEqual([low?.rate, middle?.rate, '9']);
});

test('[AGT-13] the offer of a salary sends its bet amount under the name of the backend', () => {
  const tiers = [{ rate: '5', periodicValidBet: '10.00', activeMembers: 1 }];
  const offer = { ...emptyOffer('hourly'), memberId: 'm-1' };
  expect(toOfferBody('hourly', offer, tiers)).toEqual({
    kind: 'hourly',
    memberId: 'm-1',
    period: 'daily',
    tiers: [{ ...tiers[0], hourlyBet: '10.00' }],
  });
});

test('[AGT-13] [I18-02] a contract has the values of the backend, and times in the time zone of the site', () => {
  expect(read({ ...offeredContract, everyMinutes: 5, tiers: [], endedAt: 'once' })).toEqual({
    id: 'CT-5521',
    kind: 'dividend',
    isReceived: true,
    account: 'ap***01',
    status: 'offered',
    period: 'monthly',
    everyMinutes: 5,
    tiers: [],
    createdAt: '2026-11-19 14:02:11',
    answerBy: '2026-11-25 23:59:59',
    endedAt: 'once',
    effectiveFrom: '2026-12-01',
    actions: ['accept', 'reject'],
    replaces: 'CT-5501',
  });
});

test('[AGT-13] missing values of a contract are not made up', () => {
  const { effectiveFrom: _day, ...rest } = activeContract;
  expect(read({ ...rest, side: 'given', createdAt: 'long ago' })).toMatchObject({
    isReceived: false,
    everyMinutes: null,
    createdAt: 'long ago',
    answerBy: null,
    endedAt: null,
    effectiveFrom: null,
    replaces: null,
  });
});

test('[AGT-13] a step shows its conditions; a text that is no amount stays unchanged', () => {
  const [first, second] = read({
    ...activeContract,
    tiers: [
      { rate: '1', periodicValidBet: '300000.00', activeMembers: 20 },
      { rate: '2', periodicValidBet: '1.00', activeMembers: 3, dailyBet: '2.00', hourlyBet: 'few' },
    ],
  }).tiers;
  expect(first).toEqual({
    rate: '1',
    rateText: '1%',
    bet: '300000.00',
    betText: '\u09F3300,000.00',
    members: 20,
  });
  expect(second).toMatchObject({ bet: 'few', betText: 'few' });
});

test('[AGT-13] the effect on a contract below is that of the backend', () => {
  const row = {
    ...{ contractId: 'CT-7', account: 'ta***33', rate: '12', period: 'monthly' },
    ...{ kind: 'dividend', effect: 'terminated' },
  };
  expect(toAffected([row])).toEqual([
    { id: 'CT-7', account: 'ta***33', rateText: '12%', period: 'monthly', effect: 'terminated' },
  ]);
  expect(toAffected([])).toEqual([]);
});

test.each([
  ['active', true, false],
  ['terminationRequested', true, false],
  ['offered', false, false],
  ['rejected', false, true],
  ['terminated', false, true],
  ['on-hold', false, false],
])('[AGT-13] a contract that is %s: in force %s, over %s', (status, force, over) => {
  expect([isInForce({ status }), isOver({ status })]).toEqual([force, over]);
});

test('[AGT-13] the highest rate is that of the last step; without contracts none is in force', () => {
  expect(topRate(read(offeredContract).tiers)).toBe('22');
  expect(topRate([])).toBeNull();
  expect(contractInForce([])).toBeNull();
  const given = { ...offeredContract, side: 'given' };
  expect(offerIn([read(given)])).toBeNull();
  expect(offerIn([read(activeContract)])).toBeNull();
});
