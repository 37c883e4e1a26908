// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  fill,
  type OpenWay,
  openWay,
  type Standing,
  sendOff,
  typeAll,
  ways,
  wrongIn,
} from './each-field.fixture.ts';
import { knownField, type RegisterFieldName, registerFieldNames } from './fields.ts';
import { summary } from './form.fixture.tsx';

/** Sent in every request, whatever the rules say (REG-04). */
const always = ['domain', 'login', 'registerMethod', 'registerUrl'];

/** The error of an empty field. */
const ownMessage = (name: RegisterFieldName): string => {
  switch (knownField(name).kind) {
    case 'phone':
      return 'Enter a phone number.';
    case 'captcha':
      return 'Enter the code in the picture.';
    case 'sms':
      return 'Enter a valid verification code.';
    default:
      return 'Fill in this field.';
  }
};

const registrations = ({ requests }: OpenWay) =>
  requests.filter((call) => call.startsWith('PUT /wps/member/register'));

test('[REG-03] the two ways together have every known field', () => {
  expect(new Set(ways.flatMap(({ names }) => names))).toEqual(new Set(registerFieldNames));
});

describe.each(ways)('[REG-02] [REG-03] $way', (way) => {
  const { names, needed, other } = way;
  /** The captcha is required whenever it is shown. */
  const isNeeded = (name: RegisterFieldName) => needed.includes(name) || name === 'captcha';

  /** Opens the form and sends it with these fields filled in. */
  const sent = (standing: Standing, filled: readonly RegisterFieldName[]) => {
    const seen: {
      /** The controls, and whether each is marked as required. */
      readonly controls: Map<string, boolean>;
      typed: Readonly<Record<string, string>>;
      body: Readonly<Record<string, unknown>>;
    } = { controls: new Map(), typed: {}, body: {} };
    beforeAll(async () => {
      const page = await openWay(way, standing);
      for (const [name, control] of page.controls) {
        seen.controls.set(name, control.getAttribute('aria-required') === 'true');
      }
      seen.typed = await fill(page, filled);
      seen.body = await sendOff(page);
    });
    afterAll(() => {
      vi.restoreAllMocks();
      cleanup();
    });
    return seen;
  };

  describe.each(['absent', 'off'] as const)('%s in the document', (standing) => {
    const seen = sent(standing, needed);

    test.each(names)('%s has no control, and nothing of it is sent', (name) => {
      expect(seen.controls.has(name)).toBe(needed.includes(name));
      expect(Object.hasOwn(seen.body, name)).toBe(needed.includes(name));
    });

    test('only what this way requires is sent, and it opens an account', () => {
      const number = needed.includes('mobileNum') ? ['countryDialingCode', 'username'] : [];
      const expected = [...always, ...needed, ...number];
      expect(Object.keys(seen.body).toSorted()).toEqual(expected.toSorted());
      expect(seen.body.registerUrl).toBe(location.origin + location.pathname);
    });
  });

  describe('enabled', () => {
    const seen = sent('optional', names.filter(isNeeded));

    test.each(names)(
      '%s has a control, and may stay empty unless the registration needs it',
      (name) => {
        expect(seen.controls.get(name)).toBe(isNeeded(name));
        expect(Object.hasOwn(seen.body, name)).toBe(isNeeded(name));
      },
    );
  });

  describe('required', () => {
    let page: OpenWay;
    let values: Readonly<Record<string, string>>;
    beforeAll(async () => {
      page = await openWay(way, 'required');
      values = await fill(page, names);
    });
    afterAll(cleanup);

    test.each(names)('%s is marked as required, and as missing; nothing is sent', async (name) => {
      const control = page.controls.get(name);
      expect(control).toHaveAttribute('aria-required', 'true');
      typeAll(page, { [name]: ' ' });
      await page.send();
      await waitFor(() => expect(summary() !== null || registrations(page).length > 0).toBe(true));
      // The error comes before hints and rules.
      expect(control).toHaveAccessibleDescription(new RegExp(`^${ownMessage(name)}( |$)`));
      // The second password must match the first one.
      const also = name === 'password' ? ['confirmPassword'] : [];
      expect(wrongIn(page).toSorted()).toEqual([name, ...also].toSorted());
      expect(registrations(page)).toEqual([]);
      // A field is checked again when it is typed in.
      typeAll(page, Object.fromEntries(also.map((one) => [one, ''])));
      typeAll(page, values);
      await waitFor(() => expect(summary()).toBeNull());
    });
  });

  describe.each(['optional', 'required'] as const)('%s and filled in', (standing) => {
    const seen = sent(standing, names);

    test.each(names)('%s is sent under its name', (name) => {
      expect(seen.typed[name]).toMatch(/./);
      expect(seen.body[name]).toBe(seen.typed[name]);
    });
  });

  test.each(['optional', 'required'] as const)(
    `${other}, %s, belongs to the other way`,
    async (state) => {
      const page = await openWay(way, state);
      expect(page.controls.has(other)).toBe(false);
      cleanup();
    },
  );
});
