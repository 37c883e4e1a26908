import { AgeGateWidget } from '@parlour/features/age-gate';
import { useState } from 'react';
import { browserStorage } from './browser.ts';

/** The age gate with the memory of this tab's session. */
export default function AgeGate() {
  const [storage] = useState(() => browserStorage('sessionStorage'));
  return <AgeGateWidget storage={storage} />;
}
