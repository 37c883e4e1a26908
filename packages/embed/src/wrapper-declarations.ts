import {
  commonAttributes,
  type ElementAttribute,
  type ElementEntry,
  elements,
  events,
} from './registry.ts';

/** `parlour-jackpot` → `ParlourJackpot`. */
export const nameOf = (tag: string): string =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const attributeLine = ({ name, description, values }: ElementAttribute): readonly string[] => [
  `  /** ${description} */`,
  `  ${name}?: ${values?.map((value) => `'${value}'`).join(' | ') ?? 'string'};`,
];

/** Returns the listeners for all events. `nameOfListener` returns the framework's name of a listener. */
const listenerLines = (nameOfListener: (event: string) => string): readonly string[] =>
  events.flatMap(({ name, description }) => [
    `  /** ${description} */`,
    `  ${nameOfListener(nameOf(name))}?: (event: ParlourEvents['${name}']) => void;`,
  ]);

const ofAccounts = [
  'interface Account {',
  '  /** Gives a token of a member that the page knows; `null`: there is none. It has 30 seconds. */',
  "  getToken?: ParlourAccountElement['getToken'];",
  '}',
];

/** Returns the properties of one component. */
function propsOf({ attributes, isAccount }: ElementEntry): string {
  const own = attributes.flatMap(attributeLine).map((line) => line.trim());
  return ['Shared', ...(isAccount ? ['Account'] : []), `{ ${own.join(' ')} }`].join(' & ');
}

const component = (entry: ElementEntry, declared: string): readonly string[] => [
  `/** ${entry.description} */`,
  `export declare ${declared};`,
];

const elementOf = ({ isAccount }: ElementEntry): string =>
  isAccount ? 'ParlourAccountElement' : 'ParlourElement';

/** Returns the types of the components for React 19, generated from the registry: `react.d.ts` beside the script. */
export function reactDeclarations(): string {
  return [
    "import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';",
    "import type { ParlourAccountElement, ParlourElement, ParlourEvents } from './parlour.js';",
    '',
    'interface Shared {',
    ...commonAttributes.flatMap(attributeLine),
    '  id?: string;',
    '  className?: string;',
    '  style?: CSSProperties;',
    '  /** Shown until the content is there, and when it does not come. */',
    '  children?: ReactNode;',
    ...listenerLines((event) => event.replace('Parlour', 'on')),
    '}',
    '',
    ...ofAccounts,
    '',
    ...elements.flatMap((entry: ElementEntry) =>
      component(
        entry,
        `function ${nameOf(entry.tag)}(props: ${propsOf(entry)} & { ref?: Ref<${elementOf(entry)} | null> }): ReactElement`,
      ),
    ),
    '',
  ].join('\n');
}

/** Returns the types of the components for Vue 3, generated from the registry: `vue.d.ts` beside the script. */
export function vueDeclarations(): string {
  return [
    "import type { FunctionalComponent } from 'vue';",
    "import type { ParlourAccountElement, ParlourEvents } from './parlour.js';",
    '',
    'interface Shared {',
    ...commonAttributes.flatMap(attributeLine),
    ...listenerLines((event) => `on${event}`),
    '}',
    '',
    ...ofAccounts,
    '',
    ...elements.flatMap((entry: ElementEntry) =>
      component(entry, `const ${nameOf(entry.tag)}: FunctionalComponent<${propsOf(entry)}>`),
    ),
    '',
  ].join('\n');
}
