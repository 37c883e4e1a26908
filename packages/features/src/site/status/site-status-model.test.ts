import { expect, test } from 'vitest';
import { firstService } from './site-status-model.ts';

const hosts = ['chat.padma.example', '*.help.example'];

test('[LAY-06] offers the first channel that may be opened', () => {
  const channel = (path: string) => ({ csType: 'LIVECHAT', title: 'Live chat', path });
  const customerService = [channel('http://chat.padma.example'), channel('https://a.help.example')];
  expect(firstService({ customerService }, hosts)?.host).toBe('a.help.example');
  expect(firstService({ customerService }, [])).toBeNull();
  expect(firstService({ customerService: [] }, hosts)).toBeNull();
});
