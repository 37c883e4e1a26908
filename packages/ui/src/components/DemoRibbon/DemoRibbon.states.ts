import { defineStates } from '../../testing/states.ts';
import type { DemoRibbonProps } from './DemoRibbon.tsx';

export const demoRibbonStates = defineStates<DemoRibbonProps>()((say) => ({
  demo: { label: say('badge.demo'), text: say('demo.ribbonText') },
  trial: { label: say('badge.demo'), text: say('demo.trialRibbon') },
  longText: { label: say('badge.demo'), text: say('demo.explainBody') },
}));
