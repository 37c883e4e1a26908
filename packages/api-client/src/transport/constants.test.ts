import { expect, test } from 'vitest';
import { apiOn, ok } from '../testing/backend.ts';
import { specifiedCalls } from '../testing/specification.ts';
import { defaultValues, wireConstants, withConstants } from './constants.ts';

const facts = { ...defaultValues, language: 'BN', merchant: 'padma', device: 'WEB' };
const pairsOf = (url: string) => [...new URL(url, 'https://backend.test').searchParams];

test('[API-01] every constant of the specification is sent with every read of its address', () => {
  // A list sends its own page; announcements depend on who asks.
  const ofCallers = ['pageSize', 'count', 'execution'];
  const reads = specifiedCalls().filter(
    ({ method, path }) => method === 'GET' && Object.hasOwn(wireConstants, path),
  );
  expect(reads).toHaveLength(Object.keys(wireConstants).length);
  for (const { path, parameters } of reads) {
    const sent = new Map(pairsOf(withConstants(path, facts)));
    for (const [name, words] of parameters) {
      if (words.length === 0 || ofCallers.includes(name)) continue;
      expect([path, name, sent.get(name)]).toEqual([path, name, words[0]]);
    }
    for (const name of sent.keys())
      expect([path, [...parameters.keys()]]).toEqual([path, expect.arrayContaining([name])]);
  }
});

test('[API-01] operator, channel, platforms and language have the values of the configuration', () => {
  const own = { channel: 'APP', platform: 'html5', favouritePlatform: 'html5-mobile' };
  const sent = (path: string) =>
    Object.fromEntries(pairsOf(withConstants(path, { ...facts, ...own })));
  expect(sent('/wps/relay/GCSGAME_gameList?pageNo=2')).toEqual({
    pageNo: '2',
    clientType: '3',
    platform: 'html5',
    channel: 'APP',
    merchant: 'padma',
    minLineNum: '0',
    language: 'BN',
  });
  expect(sent('/wps/relay/MCSFE_getFavoriteGamesList').platform).toBe('html5-mobile');
});

test('[API-01] what a caller asks for replaces the constant, and an unknown operator is left out', () => {
  const url = withConstants('/wps/relay/GCSGAME_hotGamesV2?language=EN&platform=html5', {
    ...facts,
    merchant: '',
  });
  expect(Object.fromEntries(pairsOf(url))).toEqual({
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
  });
});

test('[API-01] the client adds them to its requests, and nothing to other addresses', async () => {
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
