import { expect, test } from 'vitest';
import { at, listAt } from '../../testing/client.ts';
import { type LoggedInClient, loggedInClient } from '../../testing/logged-in-client.ts';

const path = '/wps/member/social';
const link = ({ send }: LoggedInClient, channel: string, account: string) =>
  send(`PUT ${path}`, { channel, account });
const channelOf = (channels: readonly unknown[], name: string) =>
  channels.find((one) => at(one, 'channel') === name);

test('[MEM-01] linked accounts are shown masked, with their time; the other channels can be linked', async () => {
  const { get } = await loggedInClient();
  const channels = listAt(await get(path), 'channels');
  expect(channels.map((one) => at(one, 'channel'))).toEqual([
    'facebook',
    'telegram',
    'whatsapp',
    'line',
    'zalo',
  ]);
  expect(channelOf(channels, 'telegram')).toEqual({
    channel: 'telegram',
    linked: 'ra***ka',
    linkedAt: expect.stringMatching(/^2025-08-/),
  });
  expect(channelOf(channels, 'line')).toEqual({ channel: 'line' });
});

test('[MEM-01] an account is linked once and cannot be changed', async () => {
  const client = await loggedInClient();
  const linked = await link(client, 'line', ' rafid.line ');
  const channels = listAt(linked, 'value', 'channels');
  expect(channelOf(channels, 'line')).toMatchObject({ linked: 'ra***ne' });
  expect(at(await link(client, 'line', 'another'), 'value', 'code')).toBe('ALREADY_DONE');
  expect(listAt(await client.get(path), 'channels')).toEqual(channels);
});

test.each(['nila.dhaka', '@Nila.Dhaka'])(
  '[MEM-01] an account of another member is refused, whatever its spelling: %s',
  async (account) => {
    const refused = await link(await loggedInClient(), 'facebook', account);
    expect(at(refused, 'value', 'fields')).toEqual({
      account: 'This account is already linked to another member.',
    });
    // The same name on another channel is another account.
    expect(at(await link(await loggedInClient(), 'zalo', account), 'success')).toBe(true);
  },
);

test.each([
  ['pager', 'rafid77', 'channel'],
  ['line', '', 'account'],
  ['line', 'ab', 'account'],
  ['line', 'x'.repeat(65), 'account'],
])('[MEM-01] %s "%s": %s is wrong', async (channel, account, field) => {
  const refused = await link(await loggedInClient(), channel, account);
  expect(at(refused, 'value', 'code')).toBe('VALIDATION');
  expect(Object.keys(Object(at(refused, 'value', 'fields')))).toEqual([field]);
});
