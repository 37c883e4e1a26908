import { defineStates } from '../../testing/states.ts';
import type { DemoRibbonProps } from './DemoRibbon.tsx';

export const demoRibbonStates = defineStates<DemoRibbonProps>()((say) => ({
  demo: { label: say('badge.demo'), text: say('demo.ribbonText') },
  trial: { label: say('badge.demo'), text: say('demo.trialRibbon') },
  short: {
    label: say('badge.demo'),
    text: say('demo.trialRibbon'),
    shortText: say('demo.trialShort'),
  },
  longText: { label: say('badge.demo'), text: say('demo.explainBody') },
}));
