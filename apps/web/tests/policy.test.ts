import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashesOf, type InlineHashes, policyOf } from '../policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bare: InlineHashes = { scripts: [], styles: [] };

/** The policy, directive by directive. */
const read = (config: unknown, hashes = bare): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policyOf(config, hashes)
      .split(';')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('the hashes of a policy', () => {
  test('cover everything in the document that runs or styles, and no data', () => {
    const html = `<script id="parlour-config" type="application/json">{"a":1}</script>
      <style>a{}</style><style>b{}</style><script>one()</script><script>one()</script>
      <script type="importmap">{"imports":{}}</script><script type="module">two()</script>
      <script type="module" crossorigin src="/assets/a.js"></script>`;
    expect(hashesOf(html)).toEqual({
      scripts: [hash('one()'), hash('{"imports":{}}'), hash('two()')],
      styles: [hash('a{}'), hash('b{}')],
    });
  });

  test('stay the same when an operator edits the configuration', () => {
    const html = (config: string) =>
      `<script id="parlour-config" type="application/json">${config}</script><script>one()</script>`;
    expect(hashesOf(html('{}'))).toEqual(hashesOf(html('{"brand":"raat"}')));
  });
});

describe('a policy', () => {
  test('allows only the site itself if the configuration names no hosts', () => {
    expect(read({}, { scripts: [hash('a')], styles: [hash('b')] })).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hash('a')],
      'style-src': ["'self'", hash('b')],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['parlour', 'parlour-files', 'dompurify'],
    });
  });

  test('[CFG-01] [LGN-02] allows the hosts of the configuration', () => {
    const policy = read({
      baseUrl: 'https://api.site.example/v1',
      brandFile: 'https://brands.example/a.json',
      reportUrl: 'https://reports.example/in',
      botChallenge: { scriptUrl: 'https://check.example/api.js?render=explicit' },
      phoneVerification: { appUrl: 'https://sdk.example/app.js', authUrl: '/own/auth.js' },
      policy: {
        images: ['https://img.example'],
        frames: ['https://*.games.example'],
        scripts: ['https://count.example'],
        connect: ['https://count.example'],
        ancestors: ['https://partner.example'],
        trustedTypes: ['goog#html'],
      },
    });
    const self = "'self'";
    expect(policy).toMatchObject({
      'script-src': [self, 'https://check.example', 'https://sdk.example', 'https://count.example'],
      'img-src': [self, 'data:', 'https://api.site.example', 'https://img.example'],
      'connect-src': [
        self,
        'https://api.site.example',
        'https://brands.example',
        'https://reports.example',
        'https://check.example',
        'https://*.games.example',
        'https://count.example',
      ],
      'frame-src': [
        self,
        'https://api.site.example',
        'https://check.example',
        'https://*.games.example',
      ],
      'frame-ancestors': [self, 'https://partner.example'],
      'trusted-types': ['parlour', 'parlour-files', 'dompurify', 'goog#html'],
    });
  });

  test('ignores keywords of the policy syntax in a configuration, and everything that weakens it', () => {
    const words = [
      "'unsafe-inline'",
      "'unsafe-eval'",
      '*',
      'https:',
      'data:',
      'http://plain.example',
      "https://a.example;script-src 'unsafe-inline'",
      'https://a.example https://b.example',
      'https://*',
      'https://a.example/"',
      7,
    ];
    const lists = ['images', 'frames', 'scripts', 'connect', 'ancestors', 'trustedTypes'] as const;
    const config = {
      baseUrl: "javascript:alert('unsafe-inline')",
      brandFile: "data:text/html,'unsafe-inline'",
      botChallenge: { scriptUrl: "https://a.example;'unsafe-eval'/x.js" },
      policy: Object.fromEntries(lists.map((list) => [list, words])),
    };
    expect(read(config)['trusted-types']).toEqual(['parlour', 'parlour-files', 'dompurify']);
    expect(policyOf(config, bare)).toBe(policyOf({}, bare));
    for (const nonsense of [null, 7, 'text', [], { policy: 'all' }, { policy: { images: {} } }]) {
      expect(policyOf(nonsense, bare)).toBe(policyOf({}, bare));
    }
  });
});
