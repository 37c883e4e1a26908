import { freePlay } from './client.ts';
import type { SoundCall } from './hostile.ts';

const paymentPassword = '246810';
const password = 'Parlour#2026';
const registration = {
  username: 'tista2026',
  password,
  confirmPassword: password,
  mobileNum: '1398765432',
  domain: 'parlour.example',
  registerUrl: 'https://parlour.example/register',
  registerMethod: 'WEB',
  login: true,
};
const addresses = ['domain', 'registerUrl'];
// With a mobile registration the number is the user name.
const { username: _, ...byNumber } = registration;
const heart = { nodeId: 1, vendor: 'x', gameType: 'SPORTS' };
const place = { platform: 'html5-desktop', language: 'BN', backUrl: 'https://parlour.example/' };
const rebates = [{ gameType: 'RNG', rate: '0.3' }];
const badRebates = [
  [null],
  [{}],
  [{ gameType: 'RNG', rate: 0.3 }],
  [{ gameType: 'RNG', rate: '99' }],
  [{ gameType: ['RNG'], rate: '0.3' }],
  [{ gameType: 'RNG', rate: '0.3', admin: true }],
  [...rebates, ...rebates],
];
const tier = { rate: '0.5', periodicValidBet: '500.00', activeMembers: 2 };
const badTiers = [
  [null],
  [{}],
  [{ ...tier, rate: ['0.5'] }],
  [{ ...tier, rate: 0.5 }],
  [{ ...tier, rate: '-1' }],
  [{ ...tier, periodicValidBet: 500 }],
  [{ ...tier, periodicValidBet: '1.001' }],
  [{ ...tier, activeMembers: -1 }],
  [{ ...tier, admin: true }],
  Array.from({ length: 11 }, () => tier),
];

const call = (
  as: SoundCall['as'],
  line: string,
  body: SoundCall['body'],
  rest: Pick<SoundCall, 'free' | 'worse' | 'harmless'> = {},
): SoundCall => ({ as, line, body, ...rest });

/** The writes of the member's own account that concern money. */
export const counterCalls: readonly SoundCall[] = [
  call('member', 'POST /wps/relay/GCS_walletTransfer', {
    from: 'MAIN',
    to: 'TETULIX',
    amount: '10',
  }),
  call('member', 'POST /wps/v2/upline/transfer', { amount: '100', paymentPassword }),
  call(
    'member',
    'POST /wps/uploads',
    { purpose: 'deposit', fileName: 'a', contentType: 'image/png', size: 9 },
    { free: ['fileName'] },
  ),
  call('member', 'PUT /wps/uploads/part', { uploadId: 'x', index: 0, data: 'iVBORw0KGgo=' }),
  call('member', 'POST /wps/v2/deposit', { methodId: 'wallet', amount: '500' }),
  call('member', 'POST /wps/v2/deposit/proof', { depositId: 'DP-19990', uploadIds: ['x'] }),
  call('member', 'POST /wps/v2/deposit/cancel', { depositId: 'DP-1' }),
  call('member', 'PUT /wps/v2/payoutAccount', {
    providerId: 'shapla',
    accountName: 'Rafid Hasan',
    accountNumber: '99998888',
    paymentPassword,
  }),
  call('member', 'POST /wps/v2/withdraw', { accountId: 'pa-1', amount: '500', paymentPassword }),
  call('member', 'POST /wps/v2/payoutAccount/remove', { accountId: 'pa-1', paymentPassword }),
  call('member', 'POST /wps/v2/withdraw/confirmation', {
    withdrawalId: 'WD-1',
    answer: 'received',
  }),
  call('member', 'POST /wps/v2/withdraw/cancel', { withdrawalId: 'WD-1' }),
  call('member', 'POST /wps/v2/rewards/claim', { rewardId: 'RW-1001-1' }),
  call('member', 'POST /wps/relay/MCSFE_claimMission', { missionId: 'm-slots-20' }),
  call('member', 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', {
    rewardId: 'bonus-50',
    quantity: 1,
    paymentPassword,
  }),
  call('member', 'POST /wps/relay/passwordCheck/MCS2_convertPoint', {
    points: 100,
    paymentPassword,
  }),
  call('member', 'POST /wps/relay/MCSFE_setPlayerAvatar', { avatarId: 'lotus' }),
  call('member', 'PUT /wps/member/profile', { birthday: '1990-01-01' }, { harmless: true }),
  call('member', 'POST /wps/member/paymentPassword', {
    password,
    paymentPassword: '135791',
    confirmPaymentPassword: '135791',
  }),
  call('member', 'POST /wps/verification/member', { channel: 'email' }),
  call('member', 'POST /wps/member/contact', { channel: 'email', verificationCode: '1' }),
  call('member', 'PUT /wps/member/authenticator', { code: '1' }),
  call('member', 'POST /wps/member/authenticator/remove', { code: '1' }),
  call(
    'member',
    'PUT /wps/member/social',
    { channel: 'line', account: 'rafid' },
    { free: ['account'] },
  ),
  call('member', 'POST /wps/member/devices/revoke', { deviceId: 'none' }),
  call('member', 'POST /wps/v2/messages/read', { messageIds: ['none'] }, { harmless: true }),
  call('member', 'POST /wps/v2/messages/delete', { messageIds: ['none'] }, { harmless: true }),
  call('member', 'POST /wps/responsible/limits', {
    kind: 'deposit',
    period: 'daily',
    amount: '100',
  }),
  call('member', 'POST /wps/responsible/limits/cancel', { kind: 'loss', period: 'weekly' }),
  call('member', 'POST /wps/responsible/reminder', { minutes: 30 }),
  call('member', 'POST /wps/responsible/timeout', { until: '2026-11-25T00:00:00Z' }),
  call('member', 'POST /wps/responsible/exclusion', { months: 6, password }),
];

/** All other writes: logins, registrations, games, promotions, and agent calls. */
export const otherCalls: readonly SoundCall[] = [
  call('guest', 'POST /wps/session/login', { type: 'username', username: 'demo_vip', password }),
  call('guest', 'POST /wps/session/login/freeplay', freePlay),
  call('guest', 'POST /wps/verification/sms/noLogin', {
    mobileNum: '1712345678',
    countryDialingCode: '880',
  }),
  call('guest', 'POST /wps/verification/sms/register', {
    mobileNo: '1398765432',
    countryDialingCode: '880',
  }),
  call('guest', 'PUT /wps/member/register', registration, { free: addresses }),
  call(
    'guest',
    'PUT /wps/member/register/mobile',
    { ...byNumber, mobileNum: '1398765433' },
    { free: addresses },
  ),
  call('guest', 'POST /wps/member/password/verification', {
    newPassword: 'Parlour#2027',
    mobileNum: '1712345678',
    verificationCode: '1',
    countryDialingCode: '880',
  }),
  call('guest', 'POST /wps/verification/login', { challengeId: 'x', method: 'mobile' }),
  call('guest', 'POST /wps/session/login/verification', {
    challengeId: 'x',
    method: 'mobile',
    answer: '1',
  }),
  call('guest', 'POST /wps/session/login/handover', { code: 'x' }),
  call(
    'guest',
    'PUT /wps/feedback',
    { questionType: 'GAME', content: 'The game stays black.' },
    { free: ['content'] },
  ),
  call('member', 'POST /wps/member/password', {
    oldPassword: password,
    newPassword: 'Parlour#2027',
    confirmNewPassword: 'Parlour#2027',
  }),
  call('member', 'POST /wps/relay/MCSFE_addFavoriteGameV2', heart, { free: ['vendor'] }),
  call('member', 'POST /wps/relay/MCSFE_removeFavoriteGameV2', heart, { free: ['vendor'] }),
  call(
    'member',
    'POST /wps/game/launchGame',
    { ...heart, ...place },
    { free: ['vendor', ...Object.keys(place)] },
  ),
  call(
    'member',
    'POST /wps/relay/GCS_gameLaunchFB',
    { vendor: 'TETULIX', ...place },
    { free: Object.keys(place) },
  ),
  call('member', 'POST /wps/promotions/join', { promotionId: 'p-boat-race' }),
  call('member', 'POST /wps/promotions/claim', { promotionId: 'p-welcome' }),
  call('member', 'POST /wps/relay/MCS2_claimRafflePromotion', { promotionId: 'p-friday-spins' }),
  call('member', 'POST /wps/v2/redEnvelope/claim', { envelopeId: 'RE-1' }),
  call(
    'agent',
    'PUT /wps/agent/registration',
    { accountType: 'agent', username: 'nadia_ctg', password, rebates },
    { free: ['password', 'rebates'], worse: { rebates: badRebates } },
  ),
  call(
    'agent',
    'PUT /wps/agent/registration/links',
    { accountType: 'member', rebates, days: 30 },
    { free: ['rebates'], worse: { rebates: badRebates } },
  ),
  call('agent', 'POST /wps/agent/registration/links/disable', { linkId: 'LK-1' }),
  call(
    'agent',
    'POST /wps/agent/team/rebates',
    { memberId: '1001', rebates },
    { worse: { rebates: [...badRebates, []] } },
  ),
  call('agent', 'POST /wps/agent/team/transfer', {
    memberId: '1001',
    amount: '100',
    paymentPassword,
  }),
  call('agent', 'POST /wps/v2/redEnvelope', {
    memberIds: ['1001'],
    amount: '10.00',
    paymentPassword,
  }),
  call(
    'agent',
    'PUT /wps/agent/contracts',
    { kind: 'daily', memberId: '500001', period: 'daily', tiers: [tier] },
    { worse: { tiers: badTiers } },
  ),
  call('agent', 'POST /wps/agent/contracts/request', { kind: 'daily', period: 'daily' }),
  ...[
    'MCS2_processDividendReq',
    'MCS2_processDailySalContract',
    'MCS2_processContractHourSalary',
    'MCSFE_processRealTimeSalaryContract',
  ].map((path) =>
    call('agent', `POST /wps/relay/${path}`, { contractId: 'CT-1', action: 'accept' }),
  ),
];
