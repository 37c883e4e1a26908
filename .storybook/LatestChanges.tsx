import { Heading } from '@storybook/addon-docs/blocks';
import { Described } from './ComponentGuide.tsx';
import { type Changes, placeOf } from './changes.ts';
import * as css from './docs-styles.ts';

/** Set when Storybook starts (`.storybook/changes.ts`). */
declare const __CHANGES__: Changes;

/** The latest commits that changed what a file of stories shows. Empty in an archive without git. */
export function LatestChanges({ file }: { readonly file: string }) {
  const all: Changes = typeof __CHANGES__ === 'undefined' ? {} : __CHANGES__;
  const changes = all[placeOf(file) ?? ''] ?? [];
  if (changes.length === 0) return null;
  return (
    <>
      <Heading>Latest changes</Heading>
      <dl style={css.row}>
        {changes.map(({ day, subject }) => (
          <Described key={`${day} ${subject}`} term={day} detail={subject} />
        ))}
      </dl>
    </>
  );
}
