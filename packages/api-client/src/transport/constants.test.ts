import { expect, test } from 'vitest';
import { operationNamed } from '../generated/table.ts';
import { schemas } from '../schemas.ts';
import { apiOn, ok } from '../testing/backend.ts';
import { specifiedCalls } from '../testing/specification.ts';
import { defaultValues, withConstants } from './constants.ts';

const facts = { ...defaultValues, language: 'BN', merchant: 'padma', device: 'WEB' };
const sentWith = (url: string) =>
  Object.fromEntries(new URL(url, 'https://backend.test').searchParams);

/** The constants of an operation, as the client sends them. */
async function sentBy(id: string, own: Partial<typeof facts> = {}, url = '/'): Promise<unknown> {
  const operation = await operationNamed(id);
  return sentWith(withConstants(url, operation?.sends ?? {}, { ...facts, ...own }));
}

/** Parameters that depend on who asks, so that the caller has to give them; and the token, which is in its header. */
const ofCallers = ['execution', 'types', 'url', 'code', 'domain', 'token'];

test('[API-01] every read sends the parameters that the specification gives it, with their words', async () => {
  const lacks: unknown[] = [];
  const others: unknown[] = [];
  for (const { path, parameters, ...call } of specifiedCalls()) {
    if (call.method !== 'GET') continue;
    const found = Object.values(schemas).find((one) => one.path === path && one.method === 'GET');
    const sent = new Map(Object.entries(Object(await sentBy(found?.id ?? ''))));
    for (const [name, words] of parameters) {
      if (ofCallers.includes(name)) continue;
      const fits = sent.has(name) && (words.length === 0 || words[0] === sent.get(name));
      if (!fits) lacks.push([path, name, sent.get(name)]);
    }
    for (const name of sent.keys()) if (!parameters.has(name)) others.push([path, name]);
  }
  expect(lacks).toEqual([]);
  // The specification gives the menus no parameters; their titles are in the language of the visitor.
  expect(others).toEqual([['/lgw/games/game_menus', 'language']]);
});

test('[API-01] operator, channel, platforms and language have the values of the configuration', async () => {
  const own = { channel: 'APP', platform: 'html5', favouritePlatform: 'html5-mobile' };
  expect(await sentBy('getGameList', own, '/wps/relay/GCSGAME_gameList?pageNo=2')).toEqual({
    pageNo: '2',
    clientType: '3',
    platform: 'html5',
    channel: 'APP',
    merchant: 'padma',
    minLineNum: '0',
    language: 'BN',
    ...{ gameType: '', vassalage: '', gameClassify: '', gameName: '', minBet: '', pageSize: '12' },
  });
  expect(await sentBy('getFavouriteGames', own)).toMatchObject({ platform: 'html5-mobile' });
});

test('[API-01] a value of the caller replaces the constant, and an unknown operator is left out', async () => {
  expect(await sentBy('getHotGames', { merchant: '' }, '/hot?language=EN&platform=html5')).toEqual({
    isPlatform: '2',
    vassalage: '',
    platform: 'html5',
    language: 'EN',
  });
  expect(withConstants('/a', { merchant: { of: 'merchant' } }, { ...facts, merchant: '' })).toBe(
    '/a',
  );
});

test('[API-01] the client adds them to its requests, and nothing to other calls', async () => {
  const { api, requests } = apiOn([ok([]), ok({ status: 0 })], {
    profile: { merchant: 'meghna' },
    values: { channel: 'PARTNER' },
  });
  await api.getGameVendors({ gameType: 'RNG' });
  await api.getSystemStatus().catch(() => undefined);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://backend.test/wps/relay/GCSGAME_newGameVendor?gameType=RNG&merchantCode=meghna',
    'https://backend.test/wps/system/status',
  ]);
});
