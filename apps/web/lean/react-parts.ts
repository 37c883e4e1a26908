import type { Plugin } from 'vite';

/**
 * Functions of React's client half that only serve what this site does not use, by what they serve. The build leaves
 * their bodies out, and with them all that only they call (docs/decisions/028). `react-parts.test.ts` keeps the sources
 * without these features.
 */
const unused = {
  ViewTransition: [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'a ref of a Fragment': [
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  Activity: ['commitActivityHydrationCallbacks', 'updateActivityComponent'],
  SuspenseList: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  'forms with functions as actions': [
    'TransitionAwareHostComponent',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionStateImpl',
  ],
  'links, styles, titles and scripts that move into the head': [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'isHostHoistableType',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
  ],
  // Only sheets of the head and pictures of a ViewTransition make it wait.
  'a commit that waits for sheets and pictures': [
    'accumulateSuspenseyCommitOnFiber',
    'preloadInstanceAndSuspendIfNeeded',
    'waitForCommitToBeReady',
  ],
  onBeforeInput: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  "elements of one's own (`my-element`)": ['isCustomElement', 'setPropOnCustomElement'],
  'html, head and body as elements': [
    'commitHostSingletonAcquisition',
    'isSingletonScope',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
  ],
  findDOMNode: ['findCurrentFiberUsingSlowPath'],
  'browsers without events of input and composition': [
    'getData',
    'getTargetInstForInputEventPolyfill',
    'handleEventsForInputEventPolyfill',
    'isFallbackCompositionEnd',
  ],
  // Errors are reported by their message.
  'stacks of components': ['getStackByFiberInDevAndProd'],
} as const;

/** What is answered where an answer is used. */
const answers: Readonly<Record<string, string>> = {
  findCurrentFiberUsingSlowPath: 'null',
  getNativeBeforeInputChars: 'null',
  getStackByFiberInDevAndProd: '""',
  isCustomElement: 'false',
  isHostHoistableType: 'false',
  isSingletonScope: 'false',
  waitForCommitToBeReady: 'null',
};

/** React's production client without the bodies of functions the site does not use. A name that is gone is an error. */
export function withoutUnused(code: string): string {
  const lean = Object.values(unused)
    .flat()
    .reduce((text: string, name) => {
      const whole = new RegExp(String.raw`^function ${name}\([\s\S]*?^\}$`, 'm');
      if (!whole.test(text)) throw new Error(`React has no function ${name} any more`);
      const body = name in answers ? `return ${answers[name]};` : '';
      return text.replace(whole, `function ${name}() {${body}}`);
    }, code);
  return lean.replaceAll(/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$/gm, '');
}

/** Puts React without its unused functions into a build. */
export const reactParts = (): Plugin => ({
  name: 'parlour-react-parts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
