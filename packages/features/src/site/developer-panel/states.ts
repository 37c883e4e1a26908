import { defineStates, type StateId } from '@parlour/ui/testing';
import type { Scenario } from './control.ts';
import type { PanelViewProps } from './PanelView.tsx';
import { faultPresets, rulesPresets, withFault, withRules } from './presets.ts';

const scenario: Scenario = {
  name: null,
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false, FREEPLAY3: true },
  registerRules: {},
  status: 0,
  clock: null,
  faults: [],
};

const broken = rulesPresets.find(({ id }) => id === 'broken');

/** The panel in every state it can be in (SBK-01). */
export const panelStates = defineStates<PanelViewProps>()((say) => {
  const rest = {
    scenario,
    inbox: { sms: [], captchas: [] },
    accounts: [
      { username: 'demo_member', nickname: { bn: 'Rafid', en: 'Rafid' } },
      { username: 'demo_agent', nickname: { bn: 'Mitu', en: 'Mitu' } },
    ],
    named: [
      { name: 'maintenance', sentence: say('error.network') },
      { name: 'flaky', sentence: say('success.linkCopied') },
    ],
    lacksTerms: false,
    issues: [],
    outcome: null,
    busy: false,
    brand: 'padma',
  };
  return {
    rest,
    codes: {
      ...rest,
      inbox: {
        sms: [
          { to: 'login 8801712345678', code: '123456' },
          { to: 'register 8801912345678', code: '654321' },
        ],
        captchas: ['7HK2', '3MPX', '9QRT', '5ACD'].map((text, index) => ({
          id: String(index),
          text,
        })),
      },
    },
    everyFault: {
      ...rest,
      scenario: faultPresets.reduce(
        (before, preset) => withFault(before, preset, '3'),
        broken ? withRules(scenario, broken) : scenario,
      ),
    },
    maintenance: { ...rest, scenario: { ...scenario, name: 'maintenance', status: 1 } },
    issues: {
      ...rest,
      issues: [
        { source: 'registerRules', what: 'email: bad-pattern' },
        { source: 'registerRules', what: 'username: bad-bounds' },
        { source: 'page', what: 'TypeError: x is undefined' },
      ],
    },
    noTerms: { ...rest, lacksTerms: true },
    busy: { ...rest, busy: true },
    changed: { ...rest, outcome: { tone: 'success', text: say('success.linkCopied') } },
    failed: { ...rest, outcome: { tone: 'danger', text: say('error.network') } },
  };
});

/** The states whose screenshots are compared. */
export const panelFaces = ['rest', 'everyFault'] as const satisfies readonly StateId<
  typeof panelStates
>[];
