import { expect, gateIf, test } from './fixtures.ts';
import {
  agreement,
  dialog,
  expectNickname,
  field,
  newcomer,
  openAccountButton,
  openRegister,
} from './people.ts';
import { only, register, secret, username } from './register-rules.ts';
import { say } from './texts.ts';

/** People with names in their own script, at operators with their own rules. */
const people = [
  {
    who: 'somchai in Thai',
    name: '\u0E2A\u0E21\u0E0A\u0E32\u0E22',
    rule: { patternId: 'thai', minLength: 2, maxLength: 20 },
    wrong: 'Somchai',
  },
  {
    who: 'minjun in Korean',
    name: '\uAE40\uBBFC\uC900',
    rule: { patternId: 'korean', minLength: 2, maxLength: 5 },
    wrong: '\uAE40 Minjun',
  },
  {
    who: 'haruto in Japanese',
    name: '\u4F50\u85E4\u30CF\u30EB\u30C8',
    rule: { patternId: 'japaneseFullWidth', minLength: 2, maxLength: 10 },
    wrong: '\u4F50\u85E4\uFF8A\uFF99\uFF84',
  },
  {
    who: 'rafid in Bengali',
    name: '\u09B0\u09BE\u09AB\u09BF\u09A6 \u09B9\u09BE\u09B8\u09BE\u09A8',
    rule: { patternId: 'fullName', minLength: 3, maxLength: 40 },
    wrong: '\u09B0\u09BE\u09AB\u09BF\u09A6',
  },
  {
    who: 'anna by a pattern of the server',
    name: 'Anna-Lena',
    rule: { acceptedPattern: '^(?=.*-)[A-Z][a-z]+(?:-[A-Z][a-z]+)*$', maxLength: 30 },
    wrong: 'anna',
  },
];

for (const { who, name, rule, wrong } of people) {
  test(`[REG-02] [REG-05] ${who} opens an account${gateIf(who === 'rafid in Bengali')}`, async ({
    page,
    backend,
    calls,
  }) => {
    const realName = { enabled: true, required: true, order: 3, ...rule };
    await backend.setScenario(only({ username, password: secret, realName }));
    await openRegister(page);
    await field(page, 'auth.username').fill(newcomer.username);
    await field(page, 'auth.password').fill(newcomer.password);
    await field(page, 'field.realName').fill(wrong);
    await agreement(page).check();
    await openAccountButton(page).click();
    await expect(field(page, 'field.realName')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog(page).getByRole('group')).toContainText(
      say('validation.summary_one', { count: 1 }),
    );
    await field(page, 'field.realName').fill(name);
    await field(page, 'field.realName').press('Enter');
    await expectNickname(page, newcomer.username);
    expect(calls.count(register)).toBe(1);
    expect((await calls.sent(register))[0]).toMatchObject({ realName: name });
  });
}
