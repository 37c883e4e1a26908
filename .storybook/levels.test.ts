import { expect, test } from 'vitest';
import { entryOf, levelsOf } from './levels.ts';

test('[SBK-01] the exports of an entry are sorted by the level at which they are used', () => {
  const entry = { LoginModal: 1, LoginView: 1, useLogin: 1, schema: 1, LoginWidget: 1, MAX: 1 };
  expect(levelsOf(entry)).toEqual({
    readyMade: ['LoginModal', 'LoginWidget'],
    view: ['LoginView'],
    hook: ['useLogin'],
  });
});

test('[SBK-01] the login has all three levels in its real entry', async () => {
  const entry = entryOf('./packages/features/src/account/login/Live.stories.tsx');
  expect(entry?.name).toBe('@parlour/features/account/login');
  const { readyMade, view, hook } = levelsOf((await entry?.load()) ?? {});
  expect(readyMade).toContain('LoginModal');
  expect(view).toContain('LoginView');
  expect(hook).toContain('useLogin');
});

test('[SBK-01] a part that others cannot import has no level', () => {
  expect(entryOf('./packages/features/src/shared/drafts/DraftOffer.stories.tsx')).toBeUndefined();
  expect(entryOf('./packages/ui/src/components/Button/Button.stories.tsx')).toBeUndefined();
});
