import { useRuntime } from '@parlour/features/runtime';
import { AgeGateWidget } from '@parlour/features/site/age-gate';

/** The age gate with the memory of this tab's session. */
export default function AgeGate() {
  const { memory } = useRuntime();
  return <AgeGateWidget storage={memory.tab} />;
}
