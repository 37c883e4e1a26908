import { visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { field, logIn } from './people.ts';
import { say } from './texts.ts';

// A new member at a first withdrawal (WAL-03) on a phone.

test('[WAL-03] a new member sets everything up on the withdrawal page, and can go back @gate', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ world: 'new-member' });
  await logIn(page);
  await visit(page, '/?member=withdraw');
  const frame = page.getByRole('dialog', { name: say('member.withdraw'), exact: true });
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  const secret = (name: string) => frame.locator(`input[name="${name}"]`);

  await frame.getByRole('radio').first().check();
  await press(say('action.next'));
  await field(page, 'wallet.accountNumber').fill('01712345678');
  await field(page, 'wallet.accountName').fill('Rafid Hasan');
  await press(say('action.next'));
  // The way back keeps what was typed.
  await press(say('firstWithdrawal.back'));
  await expect(field(page, 'wallet.accountNumber')).toHaveValue('01712345678');
  await press(say('action.next'));
  await secret('password').fill('Parlour#2026');
  await secret('paymentPassword').fill('135791');
  await secret('confirmPaymentPassword').fill('135791');
  await press(say('action.continue'));

  await expect(
    frame.getByRole('heading', { name: say('firstWithdrawal.amountTitle') }),
  ).toBeFocused();
  await expect(frame.getByRole('radio').first()).toBeChecked();
  await expect(secret('paymentPassword')).toHaveValue('135791');
  await expect(page).toHaveURL(/\?member=withdraw/);
});
