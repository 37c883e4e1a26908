import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { licenceBadgeStates } from './LicenceBadge.states.ts';
import { LicenceBadge } from './LicenceBadge.tsx';

const complete = licenceBadgeStates.statesIn('bn').complete;

test('[LAY-07] a licence needs regulator, number, holder and an https page to verify it', () => {
  expect(renderToStaticMarkup(<LicenceBadge {...complete} />)).toContain('SAMPLE-0000');
  for (const missing of ['regulator', 'number', 'entity', 'verifyUrl'] as const) {
    for (const value of [undefined, '', '  ']) {
      const half = { ...complete, [missing]: value };
      expect(renderToStaticMarkup(<LicenceBadge {...half} />), missing).toBe('');
    }
  }
  for (const verifyUrl of ['http://register.example.invalid', 'javascript:alert(1)', 'x']) {
    expect(renderToStaticMarkup(<LicenceBadge {...complete} verifyUrl={verifyUrl} />)).toBe('');
  }
});
