import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';

const short = (value: string, grouping: 'lakh' | 'thousands') => {
  const said = shortMoney(value, { symbol: '৳', grouping });
  return said && `${said.amount} ${said.unit}`;
};

test.each([
  ['7430500.00', '৳74.3 lakh', '৳7.43 million'],
  ['-7430500.00', '−৳74.3 lakh', '−৳7.43 million'],
  ['100000', '৳1 lakh', '৳100 thousand'],
  ['950000.00', '৳9.5 lakh', '৳950 thousand'],
  ['123456.78', '৳1.23 lakh', '৳123 thousand'],
  ['1234567.89', '৳12.3 lakh', '৳1.23 million'],
  ['12345678.90', '৳1.23 crore', '৳12.3 million'],
  ['999499.99', '৳9.99 lakh', '৳999 thousand'],
  ['994999.99', '৳9.95 lakh', '৳995 thousand'],
  ['999999.99', '৳10 lakh', '৳1 million'],
  ['9994999', '৳99.9 lakh', '৳9.99 million'],
  ['9999999.99', '৳1 crore', '৳10 million'],
  ['999999999.99', '৳100 crore', '৳1 billion'],
  ['999999999999', '৳100,000 crore', '৳1 trillion'],
  ['9007199254740993.01', '৳900,719,925 crore', '৳9,007 trillion'],
  ['0007430500', '৳74.3 lakh', '৳7.43 million'],
  ['+7430500', '৳74.3 lakh', '৳7.43 million'],
])('[AGT-02] [I18-02] %s is %s or %s', (value, lakh, thousands) => {
  expect(short(value, 'lakh')).toBe(lakh);
  expect(short(value, 'thousands')).toBe(thousands);
});

test.each([
  '0',
  '0.00',
  '-0.01',
  '5',
  '-99999.99',
  '99999.99',
  '00012',
  'much',
  '',
  '1e9',
  '1,000,000',
])('[AGT-02] %j is not shortened', (value) => {
  expect(short(value, 'lakh')).toBeNull();
  expect(short(value, 'thousands')).toBeNull();
});

const zeros = { lakh: 5, crore: 7, thousand: 3, million: 6, billion: 9, trillion: 12 } as const;

test('[AGT-02] a short amount differs from the exact one by at most half of its last digit', () => {
  const anyAmount = fc.bigInt({ min: 100_000n, max: 10n ** 20n });
  fc.assert(
    fc.property(anyAmount, fc.constantFrom('lakh', 'thousands'), (whole, grouping) => {
      const said = shortMoney(String(whole), { symbol: '', grouping });
      if (!said) throw new Error(`${whole} was not shortened`);
      const [left = '', right = ''] = said.amount.replaceAll(',', '').split('.');
      const shown = BigInt(left + right) * 10n ** BigInt(zeros[said.unit] - right.length);
      const difference = shown > whole ? shown - whole : whole - shown;
      expect(difference * 200n <= whole).toBe(true);
    }),
  );
});
