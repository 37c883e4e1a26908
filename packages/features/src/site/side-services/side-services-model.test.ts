import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toChannels } from './side-services-model.ts';

const hosts = ['chat.padma.example', '*.help.example'];
const entry = (csType: string, path = 'https://chat.padma.example/') => ({
  csType,
  type: 1,
  title: csType,
  path,
});
const kinds = (list: ReturnType<typeof entry>[], rankLevel = 0) =>
  toChannels({ list }, { hosts, rankLevel }).list.map(({ kind }) => kind);

test('[LAY-06] six channels in order, one of each kind, none without a label', () => {
  const list = ['WHATSAPP', 'PIGEON', 'IG', 'LIVECHAT', 'TELEGRAM', 'MESSENGER', 'FACEBOOK', 'IG'];
  expect(kinds(list.map((kind) => entry(kind)))).toEqual([
    'LIVECHAT',
    'TELEGRAM',
    'FACEBOOK',
    'IG',
    'MESSENGER',
    'WHATSAPP',
  ]);
});

test('[LAY-06] a rank above 4 gets the VIP service instead of the live chat, other ranks do not', () => {
  const both = [entry('LIVECHAT'), entry('VIP'), entry('TELEGRAM')];
  expect(kinds(both, 5)).toEqual(['VIP', 'TELEGRAM']);
  for (const rank of [0, 1, 4]) expect(kinds(both, rank)).toEqual(['LIVECHAT', 'TELEGRAM']);
  expect(kinds([entry('LIVECHAT')], 9)).toEqual(['LIVECHAT']);
  expect(kinds([entry('LIVECHAT'), entry('VIP', 'http://chat.padma.example')], 9)).toEqual([
    'LIVECHAT',
  ]);
});

test('[LAY-06] an address without https, or on a host that is not allowed, is refused and not offered', () => {
  const list = [
    entry('LIVECHAT', 'http://chat.padma.example/'),
    entry('TELEGRAM', 'https://evil.example/'),
    entry('WHATSAPP', 'https://dhaka.help.example/'),
  ];
  const channels = toChannels({ list }, { hosts, rankLevel: 0 });
  expect(channels.list.map((one) => 'host' in one && one.host)).toEqual(['dhaka.help.example']);
  expect(channels.refused).toEqual(['LIVECHAT', 'TELEGRAM']);
});

test('[LAY-06] no address opens anything but https on an allowed host', () => {
  const address = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('javascript:alert(1)', '//x'));
  fc.assert(
    fc.property(address, (path) => {
      const { list } = toChannels({ list: [entry('LIVECHAT', path)] }, { hosts, rankLevel: 0 });
      for (const { url } of list.filter((one) => 'url' in one)) {
        expect(url).toMatch(/^https:\/\/(?:chat\.padma|[\w.-]+\.help)\.example(?:\/|$)/);
      }
    }),
  );
});

test('[LAY-06] of two channels of one kind the first is offered', () => {
  const list = [entry('IG'), entry('IG', 'https://dhaka.help.example/')];
  const channels = toChannels({ list }, { hosts, rankLevel: 0 });
  expect(channels.list).toMatchObject([{ kind: 'IG', host: 'chat.padma.example' }]);
  expect(channels.refused).toEqual([]);
});

test('[LAY-06] an encrypted address of type 3 is checked once it is decrypted; a refused one leads nowhere', () => {
  const encrypted = (csType: string) => ({
    csType,
    type: 3,
    title: csType,
    path: 'https://chat.padma.example/not-this-one',
    encryptedPath: csType,
  });
  const list = ['LIVECHAT', 'TELEGRAM', 'IG', 'WHATSAPP'].map(encrypted);
  const decrypted = new Map([
    ['LIVECHAT', 'https://chat.padma.example/'],
    ['TELEGRAM', 'javascript:alert(1)'],
    ['IG', null],
  ]);
  const channels = toChannels({ list }, { hosts, rankLevel: 0, decrypted });
  expect(channels.list).toEqual([
    { kind: 'LIVECHAT', url: 'https://chat.padma.example/', host: 'chat.padma.example' },
    { kind: 'TELEGRAM', encryptedPath: 'TELEGRAM' },
    { kind: 'IG', encryptedPath: 'IG' },
    { kind: 'WHATSAPP', encryptedPath: 'WHATSAPP' },
  ]);
  expect(channels.refused).toEqual(['TELEGRAM', 'IG']);
});

test('[LAY-06] [ERR-01] a channel whose address is none is named, and the others are offered', () => {
  for (const path of ['', 'live/room 1', 'javascript:alert(1)', '//', 'https://']) {
    const list = [entry('LIVECHAT'), entry('TELEGRAM', path), entry('VIP', path)];
    const channels = toChannels({ list }, { hosts, rankLevel: 0 });
    expect(
      channels.list.map(({ kind }) => kind),
      path,
    ).toEqual(['LIVECHAT']);
    // A low rank never sees the VIP service, so it is not told about it either.
    expect(channels.invalid, path).toEqual(['TELEGRAM']);
  }
  const foreign = [entry('IG', 'https://evil.example/')];
  expect(toChannels({ list: foreign }, { hosts, rankLevel: 0 }).invalid).toEqual([]);
});
