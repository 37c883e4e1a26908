import { expect, test } from 'vitest';
import { toService } from './address.ts';

const hosts = ['chat.padma.example', '*.help.example'];

test.each([
  ['https://chat.padma.example/live?room=1', 'chat.padma.example'],
  ['https://dhaka.help.example', 'dhaka.help.example'],
  ['HTTPS://CHAT.PADMA.EXAMPLE/', 'chat.padma.example'],
])('[LAY-06] %s may be opened, and its target is shown as %s', (path, host) => {
  expect(toService(path, hosts)?.host).toBe(host);
});

test.each([
  'http://chat.padma.example/live',
  'https://chat.padma.example:8443/',
  'https://chat.padma.example.evil.example/',
  'https://evil.example/#https://chat.padma.example',
  'https://chat.padma.example@evil.example/',
  'https://me:secret@chat.padma.example/',
  'https://help.example/',
  'https://nothelp.example/',
  'https://sub.chat.padma.example/',
  'javascript:alert(1)//chat.padma.example',
  'data:text/html,chat.padma.example',
  '//chat.padma.example/',
  '/live',
  '',
])('[LAY-06] %s is never opened', (path) => {
  expect(toService(path, hosts)).toBeNull();
});
