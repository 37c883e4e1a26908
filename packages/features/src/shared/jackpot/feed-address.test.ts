import { expect, test } from 'vitest';
import { feedAddress } from './feed-address.ts';

const page = 'https://site.example';

test.each([
  ['/lgw/feed?scope=home', '', `${page}/lgw/feed?scope=home`],
  ['/lgw/feed', 'https://api.example/v1/', 'https://api.example/v1/lgw/feed'],
  ['https://feeds.example/j', 'https://api.example', 'https://feeds.example/j'],
  // A path always stays on the backend.
  ['//evil.example/j', 'https://api.example', 'https://api.example//evil.example/j'],
  ['/\\evil.example/j', '', `${page}/\\evil.example/j`],
  ['http://feeds.example/j', '', null],
  ['javascript:alert(1)', '', null],
  ['data:text/event-stream,x', '', null],
  ['lgw/feed', '', null],
  ['', '', null],
])('[JPT-02] the feed %s of a backend at %s is fetched from %s', (feedUrl, baseUrl, address) => {
  expect(feedAddress(feedUrl, baseUrl, page)).toBe(address);
  if (address) expect(URL.canParse(address)).toBe(true);
});
