import { placeholdersOf } from '../../packages/features/src/shared/i18n/own-texts.ts';
import { didYouMean } from './closest.ts';
import { type Problem, problemAt, type SiteBuild } from './problem.ts';

/** What is wrong with the operator's own texts, beyond their form: languages, keys and placeholders. */
export function textProblems(texts: unknown, build: SiteBuild): readonly Problem[] {
  return Object.entries(Object(texts)).flatMap(([language, own]) => {
    if (!build.languages.includes(language)) {
      const known = build.languages.join(', ');
      return [problemAt(['texts', language], `is no language of this build, which has ${known}.`)];
    }
    const all = build.textsOf(language);
    const keys = Object.keys(all);
    return Object.entries(Object(own)).flatMap(([key, text]) => {
      const path = ['texts', language, key];
      const replaced = all[key];
      if (replaced === undefined) {
        return [problemAt(path, `is no text of the product.${didYouMean(key, keys)}`)];
      }
      const needed = placeholdersOf(replaced);
      if (typeof text !== 'string' || placeholdersOf(text) === needed) return [];
      return [problemAt(path, needed === '' ? 'must have no placeholder' : `must have ${needed}`)];
    });
  });
}
