import { expect, onTestFinished, test } from 'vitest';
import { account, backendThat, type Draft } from './backends.fixture.ts';
import { checkLive } from './live.ts';

/** Checks a backend whose settings publish these ciphers. */
async function checkedWith(ciphers: unknown) {
  const logins: string[] = [];
  const backend = await backendThat((draft: Draft) => {
    if (draft.path === '/wps/session/login') {
      logins.push(draft.request.headers.get('encryption') ?? 'plain');
    }
    if (draft.path !== '/wps/system/whitelabel' || ciphers === undefined) return;
    Object.assign(Reflect.get(Object(draft.body), 'value'), { ciphers });
  });
  onTestFinished(backend.close);
  const { findings } = await checkLive(backend.site, { account });
  return { logins, findings: findings.filter(({ place }) => place.includes('cipher')) };
}

test('[X-03] [ENC-01] the login is encrypted with the key that the settings publish', async () => {
  const { logins, findings } = await checkedWith(undefined);
  expect(logins).toEqual(['aes']);
  expect(findings).toEqual([]);
});

test('[X-03] [ENC-01] without a key the report says that passwords are plain', async () => {
  const { logins, findings } = await checkedWith([]);
  expect(logins).toEqual(['plain']);
  expect(findings).toMatchObject([{ weight: 'advice', calls: ['login'] }]);
});

test('[X-03] [ENC-01] a published key that does not fit is essential', async () => {
  const { findings } = await checkedWith([{ name: 'rsa', key: 'MIIB' }]);
  expect(findings).toContainEqual(
    expect.objectContaining({ weight: 'essential', place: 'value.ciphers' }),
  );
});
