import { expect, test } from 'vitest';
import { isZoomed } from './overview.ts';

test.each([
  ['components-button--all-states', false, true],
  ['components-header--all-all-states', true, true],
  ['components-modal--open', true, true],
  ['components-modal--closes', false, false],
  ['components-modal--right-to-left', true, false],
  ['components-modal--forced-colours', true, false],
  ['widgets-login-view--username', true, false],
  ['brand-matrix--padma', true, false],
])(
  '[A11-01] [SBK-02] which stories are zoomed: %s, with a picture %s: %s',
  (id, picture, zooms) => {
    expect(isZoomed(id, picture)).toBe(zooms);
  },
);
