import type { Page } from '@playwright/test';
import { dialog } from './people.ts';
import { say } from './texts.ts';

export const register = 'PUT /wps/member/register';
export const registerByMobile = 'PUT /wps/member/register/mobile';
const off = { enabled: false };

/** Enables only these fields; each rule replaces the default one. */
export const only = (rules: Record<string, unknown>) => ({
  registerRules: {
    username: off,
    password: off,
    confirmPassword: off,
    mobileNum: off,
    email: off,
    referralCode: off,
    ...rules,
  },
});

export const username = { enabled: true, required: true, order: 1, minLength: 4, maxLength: 16 };
export const secret = { enabled: true, required: true, order: 2, minLength: 8, maxLength: 20 };

/** Switches the registration to another method. */
export const switchTo = (page: Page, key: 'auth.byUsername' | 'auth.byMobile') =>
  dialog(page)
    .getByRole('tab', { name: say(key) })
    .click();
