import { messages as first } from './bn.first.ts';
import type { Messages } from './message-map.ts';

const folders = import.meta.glob<Messages>(
  ['../../*/messages/bn.json', '../../*/*/messages/bn.json'],
  { eager: true, import: 'default' },
);

/**
 * All Bengali texts, collected from the `messages` file of every folder. A test checks that the keys match the English
 * ones.
 */
export const messages: Messages = {
  ...first,
  ...Object.fromEntries(Object.values(folders).flatMap((texts) => Object.entries(texts))),
};
