import { commonAttributes, type ElementEntry, elements, events } from './registry.ts';

const detailOf = (detail: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(detail).map(([field, type]) => `readonly ${field}: ${type}`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
};

const settings = commonAttributes.flatMap((attribute) => {
  if (attribute.name === 'loading') return [];
  const values = 'values' in attribute ? attribute.values.map((value) => `'${value}'`) : ['string'];
  return [
    `  /** ${attribute.description} */`,
    `  readonly ${attribute.name}?: ${values.join(' | ')};`,
  ];
});

/**
 * Returns the types of the elements for pages in TypeScript, generated from the registry: names of tags, events and
 * their details. The build writes them to `parlour.d.ts` beside the script (EMB-01).
 */
export function elementsDeclarations(): string {
  return [
    '/** What counts for all elements of a page that say nothing themselves. */',
    'export interface PageSettings {',
    ...settings,
    '}',
    '',
    '/** Sets what counts for all elements of the page; attributes of an element come first. */',
    'export function configure(settings: PageSettings): void;',
    '',
    '/** An element of the site in a page. */',
    'export interface ParlourElement extends HTMLElement {',
    '  /** Asks the site again for what is shown, and for what did not come. */',
    '  refresh(): void;',
    '}',
    '',
    '/** An element of an account: login, registration. */',
    'export interface ParlourAccountElement extends ParlourElement {',
    '  /** Gives a token of a member that the page knows; `null`: there is none. It has 30 seconds. */',
    "  getToken: ((reason: 'start' | 'expired') => string | null | Promise<string | null>) | null;",
    '}',
    '',
    '/** The events of the elements. */',
    'export interface ParlourEvents {',
    ...events.flatMap(({ name, description, detail }) => [
      `  /** ${description} */`,
      `  '${name}': CustomEvent<${detailOf(detail)}>;`,
    ]),
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...elements.flatMap(({ tag, description, isAccount }: ElementEntry) => [
      `    /** ${description} */`,
      `    '${tag}': ${isAccount ? 'ParlourAccountElement' : 'ParlourElement'};`,
    ]),
    '  }',
    '  interface HTMLElementEventMap extends ParlourEvents {}',
    '  interface DocumentEventMap extends ParlourEvents {}',
    '  interface WindowEventMap extends ParlourEvents {}',
    '}',
    '',
  ].join('\n');
}
