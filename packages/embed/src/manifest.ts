import {
  commonAttributes,
  type ElementAttribute,
  type ElementEntry,
  elements,
  eventsOf,
} from './registry.ts';
import { nameOf } from './wrapper-declarations.ts';

const attributeOf = ({ name, description, values, fallback }: ElementAttribute) => ({
  name,
  description,
  type: { text: values ? values.map((value) => `'${value}'`).join(' | ') : 'string' },
  ...(fallback !== '' && { default: `'${fallback}'` }),
});

const getToken = {
  kind: 'field',
  name: 'getToken',
  description: 'Gives a token of a member that the page knows. 30 seconds; `null`: there is none.',
  type: {
    text: "((reason: 'start' | 'expired') => string | null | Promise<string | null>) | null",
  },
};

/**
 * Returns the elements in the format of editors and catalogues: the Custom Elements Manifest, generated from the
 * registry. The build writes it to `custom-elements.json` beside the script.
 */
export function elementsManifest(): object {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'parlour.js',
        declarations: elements.map((entry: ElementEntry) => ({
          kind: 'class',
          customElement: true,
          tagName: entry.tag,
          name: nameOf(entry.tag),
          description: entry.description,
          attributes: [...commonAttributes, ...entry.attributes].map(attributeOf),
          events: eventsOf(entry).map(({ name, description, cancelable, detail }) => ({
            name,
            description: `${description}${cancelable ? ' It can be cancelled.' : ''}`,
            type: {
              text: `CustomEvent<{ ${Object.entries(detail)
                .map(([field, type]) => `${field}: ${type}`)
                .join('; ')} }>`,
            },
          })),
          members: [
            {
              kind: 'method',
              name: 'refresh',
              description: 'Asks the site again for what is shown.',
            },
            ...(entry.isAccount ? [getToken] : []),
          ],
          slots: [
            {
              name: '',
              description: 'Shown until the content is there, and when it does not come.',
            },
          ],
        })),
        exports: elements.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: nameOf(tag), module: 'parlour.js' },
        })),
      },
    ],
  };
}
