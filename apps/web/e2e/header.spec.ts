import { expect, test } from './fixtures.ts';
import { patchValue } from './patches.ts';
import { balance, expectDemoMember, logIn } from './people.ts';
import { say, taka } from './texts.ts';

test('[LAY-03] [WAL-01] the balance has the symbol, two decimals and commas; the nickname is shown @gate', async ({
  page,
}) => {
  await patchValue<object>(page, '/wps/v2/wallets/balance', (value) => ({
    ...value,
    sumBalance: '1234567.5',
  }));
  await logIn(page);
  await expect(balance(page).getByRole('status')).toHaveText(`${taka}1,234,567.50`);
  await expectDemoMember(page);
});

test('[LAY-03] [WAL-01] the eye button hides the amount from sight and from screen readers, and is remembered', async ({
  page,
}) => {
  await logIn(page);
  await expect(balance(page)).toContainText('12,450.00');
  const seen = async () => `${await page.content()} ${await page.locator('body').ariaSnapshot()}`;
  const amount = /12[,.]?450/;
  expect(await seen()).toMatch(amount);
  await balance(page)
    .getByRole('button', { name: say('ui.hideBalance') })
    .click();
  await expect(balance(page)).toContainText(`${taka}***`);
  expect(await seen()).not.toMatch(amount);
  await page.reload();
  await expect(balance(page)).toContainText(`${taka}***`);
  await expect(balance(page).getByRole('status')).toContainText(say('balance.hidden'));
  expect(await seen()).not.toMatch(amount);
  await balance(page)
    .getByRole('button', { name: say('ui.showBalance') })
    .click();
  await expect(balance(page)).toContainText('12,450.00');
});

test.describe('old amount', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('[WAL-01] an amount that could not be refreshed for a minute is marked as old', async ({
    page,
    backend,
  }) => {
    await page.clock.install();
    await logIn(page);
    await expect(balance(page)).toContainText('12,450.00');
    await page.clock.fastForward(70_000);
    await backend.setScenario({ faults: [{ path: '/wps/v2/wallets/balance', kind: 'http' }] });
    const refresh = balance(page).getByRole('button', {
      name: say('ui.refreshBalance'),
      includeHidden: true,
    });
    await refresh.dispatchEvent('click');
    await expect(balance(page).getByRole('status')).toContainText(say('balance.stale'));
    await expect(balance(page)).toContainText('12,450.00');
    await backend.setScenario({});
    await expect(refresh).toBeVisible();
    await refresh.click();
    await expect(balance(page).getByRole('status')).toHaveText(`${taka}12,450.00`);
  });
});
