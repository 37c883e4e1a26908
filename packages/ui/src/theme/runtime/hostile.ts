/**
 * Values that an attacker might write into a brand file: they end a declaration, load something, start a comment or a
 * tag, or use escapes. For tests only.
 */
const payloads = [
  ...['red;}', 'red}', '{red', 'red;', 'red;color:blue', '}body{display:none}', 'a{b:c}'],
  ...['url(https://evil.example/x)', 'url("x")', "url('x')", 'URL(x)', 'u\\72l(x)', 'url (x)'],
  ...['image-set("x" 1x)', 'image(x)', 'cross-fade(url(x))', 'element(#x)', '-moz-binding:url(x)'],
  ...['expression(alert(1))', 'exp/**/ression(1)', 'javascript:alert(1)', 'behavior:url(x)'],
  ...['/* x', '*/ x', '/**/red', '<!-- x', '--> x', '//x', 'red /* x */'],
  ...[
    '@import "x"',
    '@import url(x);',
    '@media all{',
    '@layer pl.app{',
    '@font-face{',
    '@charset "x"',
  ],
  ...['red !important', '!important', '!ie', 'var(--pl-color-text-primary)', 'var(--x,url(x))'],
  ...[
    'env(x)',
    'attr(href)',
    'calc(1px*expression(1))',
    'toggle(a)',
    '--x:y',
    'paint(x)',
    'src(x)',
  ],
  ...['</style><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...[
    '" onload="alert(1)',
    "' onload='alert(1)",
    '"',
    "'",
    '`',
    '"unclosed',
    "'unclosed",
    '&lt;b&gt;',
  ],
  ...['\\', '\\3b', '\\7d ', '\\0a', 'a\\', '\\"', 'red\\;', '\\000075rl(x)'],
  ...[
    'red\n}',
    'red\r\n;',
    'red\t;',
    'red\f}',
    'red\u0000',
    '\u202ered',
    '\u2066red',
    '\ufeffred;',
  ],
  ...[
    'red\u2028}',
    '\ud800',
    '$[alert(1)]',
    '{{7*7}}',
    '#{x}',
    '<%= x %>',
    '__proto__[x]',
    '=cmd|x',
  ],
];

/** Every payload alone, after a harmless text, and before and after one. */
export const hostileValues: readonly string[] = payloads.flatMap((payload) => [
  payload,
  `padma ${payload}`,
  `#0f6b5c${payload}`,
]);

/** Values of the wrong type. */
export const hostileThings: readonly unknown[] = [
  ...[null, true, [], {}, ['red'], { toString: 'red' }, { hue: '1', chroma: '1' }, { hue: 1 }],
  ...[
    { hue: 1, chroma: 0.1, evil: 1 },
    { hue: null, chroma: null },
    { hue: Number.MAX_VALUE, chroma: 0 },
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21, ' 1', ' ', '', 'x'.repeat(2000)],
];
