import { createSandbox } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { compileRules } from '../../shared/rules/compile.ts';
import { type Scenario, sandboxControl } from './control.ts';
import {
  activeRules,
  faultPresets,
  plannedTimes,
  rulesPresets,
  type Times,
  withFault,
  withFlag,
  withRules,
} from './presets.ts';

const origin = 'http://sandbox.invalid';

function fresh() {
  const sandbox = createSandbox();
  return { sandbox, control: sandboxControl(sandbox.fetch, origin) };
}

async function scenarioOf({ control }: ReturnType<typeof fresh>): Promise<Scenario> {
  const scenario = await control.get();
  if (!scenario) throw new Error('No sandbox answers');
  return scenario;
}

test('the sandbox accepts every set of rules and every fault, and they are read back as chosen', async () => {
  const backend = fresh();
  for (const preset of rulesPresets) {
    const next = await backend.control.put(withRules(await scenarioOf(backend), preset));
    expect(activeRules(next)).toBe(preset.id);
  }
  const often: readonly Times[] = ['1', '3', 'always'];
  for (const preset of faultPresets) {
    for (const times of often) {
      const next = await backend.control.put(withFault(await scenarioOf(backend), preset, times));
      expect(plannedTimes(preset, next)).toBe(times);
    }
  }
  let scenario = await scenarioOf(backend);
  for (const preset of faultPresets) scenario = withFault(scenario, preset, null);
  expect((await backend.control.put(scenario)).faults).toEqual([]);
});

test('a fault affects as many calls as planned', async () => {
  const backend = fresh();
  const preset = faultPresets.find(({ id }) => id === 'http502');
  if (!preset) throw new Error('No such preset');
  await backend.control.put(withFault(await scenarioOf(backend), preset, '1'));
  const ask = async () =>
    (await backend.sandbox.fetch(new Request(`${origin}/wps/promotions`))).status;
  expect([await ask(), await ask()]).toEqual([502, 200]);
});

test('the broken rules have different errors, and the form keeps the usable ones', () => {
  const known = ['username', 'password', 'confirmPassword', 'mobileNum', 'email'] as const;
  const [sane, broken] = ['default', 'broken'].map((wanted) =>
    compileRules(rulesPresets.find(({ id }) => id === wanted)?.rules, known),
  );
  expect(sane?.issues).toEqual([]);
  const kinds = new Set(broken?.issues.map(({ issue }) => issue));
  expect(kinds.size).toBeGreaterThan(2);
  expect(broken?.fields.map(({ name }) => name)).toContain('username');
});

test('a switch, a reset and a wrong scenario', async () => {
  const backend = fresh();
  const off = await backend.control.put(withFlag(await scenarioOf(backend), 'FREEPLAY3', false));
  expect(off.flags.FREEPLAY3).toBe(false);
  expect((await backend.control.reset()).flags.FREEPLAY3).toBe(true);
  const wrong = { ...off, faults: [{ path: '/wps/*', kind: 'flood' }] };
  await expect(backend.control.put(wrong)).rejects.toMatchObject({ part: 'faults[0].kind' });
});

test('the inbox contains the codes; accounts have no passwords', async () => {
  const { sandbox, control } = fresh();
  expect(await control.inbox()).toEqual({ sms: [], captchas: [] });
  await sandbox.fetch(new Request(`${origin}/wps/captcha`));
  expect((await control.inbox()).captchas).toHaveLength(1);
  const accounts = await control.accounts();
  expect(accounts.map(({ username }) => username)).toContain('demo_member');
  expect(JSON.stringify(accounts)).not.toMatch(/Parlour#|123456/);
});

test('when no sandbox answers there is no scenario', async () => {
  const answers = [
    async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    async () => Response.json({ success: false }, { status: 404 }),
    async () => Response.json({ flags: { A: 'yes' } }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ];
  for (const answer of answers) expect(await sandboxControl(answer, origin).get()).toBeNull();
});

test('[API-04] every named scenario is accepted, read back, and reset', async () => {
  const { control } = fresh();
  const named = await control.scenarios('EN');
  expect(named.length).toBeGreaterThan(12);
  for (const { name, sentence } of named) {
    expect(sentence).toMatch(/\.$/);
    expect((await control.putNamed(name)).name).toBe(name);
  }
  expect((await control.putNamed(null)).name).toBeNull();
});

test('parts that the panel does not show are sent back unchanged', async () => {
  const backend = fresh();
  await backend.control.putNamed('expired-session');
  const changed = await backend.control.put(
    withFlag(await scenarioOf(backend), 'FREEPLAY3', false),
  );
  expect(changed).toMatchObject({ name: 'expired-session', sessionMinutes: 0 });
});
