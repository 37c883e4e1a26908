import { test } from 'vitest';

test.skip('adds', () => undefined);
