import type { Exchange } from '../../packages/api-client/drift/har.ts';
import { exchanges, origin } from './drift-traffic.ts';

const at = (path: string, method = 'GET'): Exchange => {
  const found = exchanges.find(
    (exchange) => exchange.method === method && new URL(exchange.url).pathname === path,
  );
  if (found === undefined) throw new Error(`${method} ${path} was not recorded`);
  return found;
};
export const balance = () => at('/wps/v2/wallets/balance');

/** The text with one part changed; a part that is not there would plant nothing. */
function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${from} was not recorded`);
  return text.replace(from, to);
}

export const answering = (exchange: Exchange, from: string, to: string): Exchange => ({
  ...exchange,
  answer: changed(exchange.answer, from, to),
});
const asking = (exchange: Exchange, from: string, to: string): Exchange => ({
  ...exchange,
  requestBody: changed(exchange.requestBody ?? '', from, to),
});
const without = (exchange: Exchange, header: string): Exchange => ({
  ...exchange,
  requestHeaders: new Map([...exchange.requestHeaders].filter(([name]) => name !== header)),
});

/** Differences put into good traffic: name, exchange, and the operation, field and kind to be told. */
export const planted: readonly (readonly [string, () => Exchange, string, string, string])[] = [
  [
    'money as a number',
    () => answering(balance(), '"12500.50"', '12500.5'),
    'getBalance',
    'answer.value.sumBalance',
    'type',
  ],
  [
    'money with a comma',
    () => answering(balance(), '12500.50', '12,500.50'),
    'getBalance',
    'answer.value.sumBalance',
    'value',
  ],
  [
    'a field that is gone',
    () => answering(balance(), '"asOf"', '"at"'),
    'getBalance',
    'answer.value.asOf',
    'missing',
  ],
  [
    'a new field',
    () => answering(balance(), '"asOf"', '"bonus":"1.00","asOf"'),
    'getBalance',
    'answer.value.bonus',
    'unknown',
  ],
  [
    'null where a text belongs',
    () => answering(at('/wps/member/info'), '"nickname":"', '"nickname":null,"was":"'),
    'getMemberInfo',
    'answer.value.nickname',
    'type',
  ],
  [
    'an envelope without a message',
    () => answering(balance(), '"message"', '"msg"'),
    'getBalance',
    'answer.message',
    'missing',
  ],
  [
    'no envelope',
    () => ({ ...balance(), answer: '{"sumBalance":"1.00"}' }),
    'getBalance',
    'answer.value',
    'missing',
  ],
  [
    'a page instead of JSON',
    () => ({ ...balance(), answer: '<html>' }),
    'getBalance',
    'answer',
    'type',
  ],
  [
    'an object instead of a list',
    () => answering(at('/wps/system/countries'), '"value":[{', '"value":{"list":[{'),
    'getCountries',
    'answer',
    'type',
  ],
  [
    'a wrong item deep in a list',
    () => answering(at('/wps/v2/records/bets'), '"stake":"500.00"', '"stake":500'),
    'getBets',
    'answer.value.rows[].stake',
    'type',
  ],
  [
    'a word nobody listed',
    () => answering(at('/wps/v2/deposit/list'), '"status":"pending"', '"status":"onHold"'),
    'getDeposits',
    'answer.value.rows[].status',
    'word',
  ],
  [
    'a code nobody listed',
    () => ({
      ...balance(),
      answer: '{"success":false,"value":{"code":"NEW_RULE"},"message":null}',
    }),
    'getBalance',
    'answer.value.code',
    'word',
  ],
  [
    'an unknown address',
    () => ({ ...balance(), url: `${origin}/wps/v3/wallets` }),
    'GET /wps/v3/wallets',
    'address',
    'unknown',
  ],
  [
    'another method',
    () => ({ ...balance(), method: 'POST' }),
    'POST /wps/v2/wallets/balance',
    'method',
    'value',
  ],
  [
    'an unknown parameter',
    () => ({ ...balance(), url: `${balance().url}?typeId=0` }),
    'getBalance',
    'query.typeId',
    'unknown',
  ],
  [
    'a token in the address',
    () => ({ ...balance(), url: `${balance().url}?token=abc` }),
    'getBalance',
    'query.token',
    'secret',
  ],
  [
    'a parameter out of bounds',
    () => ({ ...at('/wps/v2/messages'), url: `${origin}/wps/v2/messages?pageSize=500` }),
    'getMessages',
    'query.pageSize',
    'value',
  ],
  [
    'a parameter that is missing',
    () => ({ ...at('/wps/v2/deposit'), url: `${origin}/wps/v2/deposit` }),
    'getDeposit',
    'query.depositId',
    'missing',
  ],
  [
    'no token where one is needed',
    () => without(balance(), 'authorization'),
    'getBalance',
    'header.Authorization',
    'missing',
  ],
  [
    'no idempotency key',
    () => without(at('/wps/v2/deposit', 'POST'), 'idempotency-key'),
    'createDeposit',
    'header.Idempotency-Key',
    'missing',
  ],
  [
    'a request word that is refused',
    () => asking(at('/wps/v2/withdraw/confirmation', 'POST'), '"received"', '"yes"'),
    'answerWithdrawal',
    'request.answer',
    'value',
  ],
  [
    'a request field nobody knows',
    () => asking(at('/wps/v2/deposit', 'POST'), '"amount"', '"sum":1,"amount"'),
    'createDeposit',
    'request.sum',
    'unknown',
  ],
  [
    'no request body',
    () => ({ ...at('/wps/v2/deposit', 'POST'), requestBody: null }),
    'createDeposit',
    'request',
    'missing',
  ],
];
