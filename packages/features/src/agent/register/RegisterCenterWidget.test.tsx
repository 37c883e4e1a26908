// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharingDevice } from '../../shared/sharing/device.ts';
import { stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterCenterWidget } from './RegisterCenterWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const opening = 'PUT /wps/agent/registration';
const making = 'PUT /wps/agent/registration/links';
const copied: string[] = [];
const device: SharingDevice = {
  copyText: async (text) => void copied.push(text),
  canShare: () => false,
  share: () => Promise.reject(new Error('no share sheet')),
  savePicture: async () => undefined,
};
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  copied.length = 0;
  stubResizeObserver();
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const panel = (): HTMLElement => {
  const found = box.querySelector<HTMLElement>('[data-part="panel"][data-state="active"]');
  if (!found) throw new Error('There is no form');
  return found;
};
const field = (name: string): HTMLInputElement => {
  const found = panel().querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const submit = (): HTMLButtonElement => {
  const found = panel().querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('There is nothing to send with');
  return found;
};
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const says = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function write(name: string, value: string) {
  await typeIn(field(name), value);
}
const leave = (name: string) =>
  act(async () => {
    field(name).focus();
    field(name).blur();
  });

async function opened(username = 'demo_agent'): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup, username);
  await draw(root, setup, <RegisterCenterWidget device={device} />);
  return setup;
}
const ready = async () => {
  const setup = await opened();
  await settled(() => expect(submit()).toBeTruthy());
  return setup;
};
const sent = (setup: TestRuntime, line: string) => timesSent(setup, line);
const rows = () => [...box.querySelectorAll('[data-link]')].map(({ textContent }) => textContent);
async function fill(username: string, password = 'Karnaphuli#7') {
  await write('username', username);
  await write('password', password);
}

test('[AGT-03] two presses open one account; name and password are emptied, rates and kind stay', async () => {
  const setup = await ready();
  await fill('nadia_ctg');
  await write('rate-RNG', '0.3');
  await pressTwice(submit);
  await settled(() => expect(box.textContent).toContain('Downline nadia_ctg registered.'));
  expect(sent(setup, opening)).toBe(1);
  expect([field('username').value, field('password').value]).toEqual(['', '']);
  expect(field('rate-RNG').value).toBe('0.3');
  const { rows: found } = await setup.runtime.api.getDownlines({ search: 'nadia_ctg' });
  // Other accounts have similar names; the one just opened is the newest.
  const [newest] = [...found].sort((one, other) =>
    other.registeredAt.localeCompare(one.registeredAt),
  );
  expect(newest?.rebates).toContainEqual({ gameType: 'RNG', rate: '0.3' });
});

test('[AGT-03] checks whether a name is free when its field is left, for that name only', async () => {
  await ready();
  await write('username', 'demo_member');
  await leave('username');
  await settled(() => expect(says('username')).toContain(words['downline.nameRefused']));
  await write('username', 'nadia_ctg');
  expect(says('username')).not.toContain(words['downline.nameRefused']);
  await leave('username');
  await settled(() => expect(says('username')).toContain(words['downline.nameFree']));
});

test('[AGT-03] a rate above one’s own, or with three decimals, is an error at its field; not sent', async () => {
  const setup = await ready();
  await fill('nadia_ctg');
  await write('rate-SPORTS', '0.51');
  await write('rate-LIVE', '0.123');
  await press(submit());
  expect(says('rate-SPORTS')).toContain('The rate cannot be higher than your own: 0.5%');
  expect(says('rate-LIVE')).toContain('Use no more than 2 decimal places.');
  expect(sent(setup, opening)).toBe(0);
});

test('[AGT-03] a refusal of the backend is shown at its field, and the form keeps its values', async () => {
  await ready();
  await fill('demo_member');
  await write('rate-RNG', '0.1');
  await press(submit());
  await settled(() => expect(field('username').getAttribute('aria-invalid')).toBe('true'));
  expect(says('username')).not.toBe('');
  expect([field('username').value, field('password').value, field('rate-RNG').value]).toEqual([
    'demo_member',
    'Karnaphuli#7',
    '0.1',
  ]);
});

test('[AGT-03] [ERR-01] a lost answer opens no second account', async () => {
  const setup = await ready();
  await setup.setScenario({
    faults: [{ path: '/wps/agent/registration', kind: 'lost', times: 1 }],
  });
  await fill('nadia_ctg');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  expect(field('username').value).toBe('nadia_ctg');
  await press(button(words['action.retry']));
  await settled(() => expect(box.textContent).toContain('Downline nadia_ctg registered.'));
  expect(sent(setup, opening)).toBe(2);
});

test('[AGT-03] a link is created once, shown, copied, and disabled after a question', async () => {
  const setup = await ready();
  await act(async () => {
    const tab = button(words['link.new']);
    tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    tab.click();
  });
  await pressTwice(submit);
  await settled(() => expect(rows()).toHaveLength(1));
  expect(sent(setup, making)).toBe(1);
  expect(box.querySelector('[data-component="qr-code"]')).not.toBeNull();
  await press(button(words['action.copyLink']));
  const { list } = await setup.runtime.api.getRegistrationLinks();
  await settled(() => expect(copied).toEqual([list[0]?.url]));

  const code = list[0]?.code ?? '';
  const more = button(words['link.more'].replace('{link}', code));
  await act(async () => {
    more.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    more.click();
  });
  const off = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1);
  if (!off) throw new Error('There is no way to turn it off');
  // Two presses open one question, and two answers send one request.
  await pressTwice(() => off);
  const [question, second] = setup.runtime.dialogs.getSnapshot();
  expect(second).toBeUndefined();
  expect(question?.title).toBe(`Turn off link ${code}?`);
  await act(async () => {
    setup.runtime.dialogs.answer(question?.id ?? 0, true);
    setup.runtime.dialogs.answer(question?.id ?? 0, true);
  });
  await settled(() => expect(rows()[0]).toContain(words['link.off']));
  expect(sent(setup, 'POST /wps/agent/registration/links/disable')).toBe(1);
});

const toLinkForm = () =>
  act(async () => {
    const tab = button(words['link.new']);
    tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    tab.click();
  });

test('[AGT-03] a link has its label in the list and beside its QR code; the next form starts without', async () => {
  const setup = await ready();
  await toLinkForm();
  await write('label', '  Eid fair ');
  await press(submit());
  await settled(() => expect(rows()).toHaveLength(1));
  const { list } = await setup.runtime.api.getRegistrationLinks();
  expect(list[0]?.label).toBe('Eid fair');
  expect(rows()[0]).toContain('Eid fair');
  expect(rows()[0]).toContain(list[0]?.code);
  const facts = box.querySelector('[aria-labelledby="registration-link"]');
  expect(facts?.textContent).toContain('Eid fair');
  await settled(() => expect(field('label').value).toBe(''));
  await press(submit());
  await settled(() => expect(rows()).toHaveLength(2));
  expect(rows().filter((text) => text?.includes('Eid fair'))).toHaveLength(1);
});

test('[AGT-03] a label that is too long or has markup is an error at its field; nothing is sent', async () => {
  const setup = await ready();
  await toLinkForm();
  await write('label', 'x'.repeat(41));
  await press(submit());
  expect(says('label')).toContain('Use no more than 40 characters.');
  await write('label', '<b>Eid</b>');
  expect(says('label')).toContain(words['link.labelMarkup']);
  await press(submit());
  expect(sent(setup, making)).toBe(0);
  expect(field('label').value).toBe('<b>Eid</b>');
});

test('[AGT-03] too many active links show the limit', async () => {
  const setup = await ready();
  for (let made = 0; made < 10; made += 1) {
    await setup.runtime.api.createRegistrationLink(
      { accountType: 'member', rebates: [], days: 7 },
      await newKey(),
    );
  }
  await act(async () => {
    const tab = button(words['link.new']);
    tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    tab.click();
  });
  await press(submit());
  await settled(() => expect(panel().textContent).toContain('10 links are on.'));
});

test('[AGT-03] [LGN-06] a member who is no agent gets a message', async () => {
  await opened('demo_member');
  await settled(() => expect(box.textContent).toContain(words['error.notAgent']));
});
