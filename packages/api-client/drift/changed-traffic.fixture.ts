import type { Exchange } from './har.ts';
import { exchanges } from './traffic.fixture.ts';

export const at = (path: string, method = 'GET'): Exchange => {
  const found = exchanges.find(
    (exchange) => exchange.method === method && new URL(exchange.url).pathname === path,
  );
  if (found === undefined) throw new Error(`${method} ${path} was not recorded`);
  return found;
};
export const balance = () => at('/wps/v2/wallets/balance');

/**
 * A difference put into correct traffic: its name, the exchange, and the operation, field, kind and severity that must
 * be reported.
 */
export type FailingCall = readonly [
  string,
  () => Exchange,
  string,
  string,
  string,
  'error' | 'note',
];

/** Replaces one part of a text; throws when the part is missing, because then there would be no difference. */
function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${from} was not recorded`);
  return text.replace(from, to);
}

export const answering = (exchange: Exchange, from: string, to: string): Exchange => ({
  ...exchange,
  answer: changed(exchange.answer, from, to),
});
export const asking = (exchange: Exchange, from: string, to: string): Exchange => ({
  ...exchange,
  requestBody: changed(exchange.requestBody ?? '', from, to),
});
export const without = (exchange: Exchange, header: string): Exchange => ({
  ...exchange,
  requestHeaders: new Map([...exchange.requestHeaders].filter(([name]) => name !== header)),
});
