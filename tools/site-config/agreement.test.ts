import { siteConfigSchema } from '@parlour/features/site-config';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyOf } from '../../apps/web/policy.ts';
import { readBotChoice } from '../../packages/features/src/shared/bot-challenge/choice.ts';
import { readLottery } from '../../packages/features/src/shared/games/use-site-lottery.ts';
import { readFirebaseChoice } from '../../packages/features/src/shared/phone-verification/sdk.ts';
import { readConfig } from '../../packages/features/src/shared/runtime/config.ts';
import { readLicence } from '../../packages/features/src/site/footer/licence.ts';
import { checkSiteConfig } from './check.ts';
import { rsaKey, samples } from './samples.fixture.ts';

/** Whether a page of the site uses an entry as it is: the reader at start, and the part that reads it later. */
function isUsed(key: string, value: unknown): boolean {
  const { config, issues } = readConfig({ [key]: value });
  if (issues.length > 0) return false;
  switch (key) {
    case 'lottery':
      return readLottery(value) !== null;
    case 'botChallenge':
      return value === null || readBotChoice(value) !== null;
    case 'phoneVerification':
      return value === null || readFirebaseChoice(value) !== null;
    case 'licence':
      return value === null || [value].flat().every((one) => readLicence(one) !== null);
    case 'policy': {
      const policy = policyOf({ policy: value }, { scripts: [], styles: [] });
      return Object.values(Object(value))
        .flat()
        .every((host) => policy.includes(String(host)));
    }
    default:
      return key === '$schema' || Reflect.get(config, key) !== undefined;
  }
}

const isAllowed = (key: string, value: unknown): boolean =>
  checkSiteConfig({ [key]: value }).length === 0;

const keys = Object.keys(siteConfigSchema.shape);

test('[CFG-01] every entry has samples', () => {
  expect(Object.keys(samples).sort()).toEqual([...keys].sort());
});

describe.each(Object.entries(samples))(
  '[CFG-01] the schema and the site agree on `%s`',
  (key, { right, wrong }) => {
    test.each(right.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
      'allow %s',
      (_, value) => {
        expect(checkSiteConfig({ [key]: value })).toEqual([]);
        expect(isUsed(key, value)).toBe(true);
      },
    );
    test.each(wrong.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
      'refuse %s',
      (_, value) => {
        expect(isAllowed(key, value)).toBe(false);
        expect(isUsed(key, value)).toBe(false);
      },
    );
  },
);

test('[CFG-01] the site uses every value that the schema allows', () => {
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(...Object.values(samples).flatMap(({ right, wrong }) => [...right, ...wrong])),
    fc.webUrl(),
    fc.domain(),
    fc.array(fc.oneof(fc.domain(), fc.webUrl(), fc.constantFrom('bn', 'en', 'xx'))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), values, (key, value) => {
      if (isAllowed(key, value))
        expect(isUsed(key, value), `${key}: ${JSON.stringify(value)}`).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('[ENC-01] a key that was copied in part is refused by both', () => {
  const cipher = { name: 'rsa', key: rsaKey.slice(0, -8) };
  expect(isAllowed('cipher', cipher)).toBe(false);
  expect(isUsed('cipher', cipher)).toBe(false);
});
