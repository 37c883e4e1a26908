import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import {
  dialog,
  expectDemoMember,
  field,
  fillLogin,
  loginButton,
  openLogin,
  password,
} from './people.ts';
import { say } from './texts.ts';

const login = 'POST /wps/session/login';
const settings = 'GET /wps/system/whitelabel';

test('[ENC-01] [LGN-01] a login after a restart of the server works: the new key is read and the login repeated once', async ({
  page,
  backend,
  calls,
}) => {
  await backend.setScenario({ cipher: 'required' });
  await openLogin(page);
  await fillLogin(page);
  // New keys, as after a restart; the page has the old ones.
  expect((await fetch(`${backend.url}/sandbox/cipher`, { method: 'POST' })).ok).toBe(true);
  const before = calls.count(settings);
  await loginButton(page).click();
  await expectDemoMember(page);
  expect(calls.count(login)).toBe(2);
  expect(calls.count(settings)).toBe(before + 1);
});

test('[ENC-01] a site with a key that does not fit sends nothing, says so and keeps what was typed', async ({
  page,
  calls,
}) => {
  await configure(page, { cipher: { name: 'rsa', key: 'MIIB' } });
  await openLogin(page);
  await fillLogin(page);
  await loginButton(page).click();
  await expect(dialog(page).getByRole('group')).toContainText(say('error.encryptionFailed'));
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await expect(field(page, 'auth.password')).toHaveValue(password);
  expect(calls.count(login)).toBe(0);
});
