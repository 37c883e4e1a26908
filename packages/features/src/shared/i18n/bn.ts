import { messages as first } from './bn.first.ts';
import type { Messages } from './message-map.ts';

const folders = import.meta.glob<Messages>(
  ['../../*/messages/bn.json', '../../*/*/messages/bn.json'],
  { eager: true, import: 'default' },
);

/** Bengali, whole: the texts of every folder, found by their place. A test holds its keys to those of English. */
export const messages: Messages = {
  ...first,
  ...Object.fromEntries(Object.values(folders).flatMap((texts) => Object.entries(texts))),
};
