import type { WidgetDocs } from '@parlour/ui/testing';
import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Described, Wording } from './ComponentGuide.tsx';
import * as css from './docs-styles.ts';
import { entryOf, type Levels, levelsOf } from './levels.ts';

interface WidgetGuideProps {
  readonly docs: WidgetDocs;
  /** Path of the file of stories. */
  readonly file: string;
}

/** What a widget is for and what not, its levels, how it is used well, its keys, a text of it. */
export function WidgetGuide({ docs, file }: WidgetGuideProps) {
  return (
    <>
      <p>{docs.purpose}</p>
      <dl style={css.row}>
        <Described term="Not for" detail={docs.notFor} />
        <Described term="Do" detail={docs.do} />
        <Described term="Don’t" detail={docs.dont} />
        <Described term="Keyboard" detail={docs.keyboard} />
      </dl>
      <WidgetLevels file={file} />
      <Heading>Words</Heading>
      <Wording texts={docs.wording} />
    </>
  );
}

const levels = [
  ['readyMade', 'Ready-made', 'fetches, decides and draws'],
  ['view', 'View', 'draws its props and reports by callbacks'],
  ['hook', 'Hook', 'fetches and decides; you draw'],
] as const satisfies readonly (readonly [keyof Levels, string, string])[];

/** What others can import of it, by level (docs/widgets.md). */
function WidgetLevels({ file }: { readonly file: string }) {
  const [found, setFound] = useState<Levels>();
  const entry = entryOf(file);
  const load = entry?.load;
  useEffect(() => {
    let isThere = true;
    load?.().then((exports) => {
      if (isThere) setFound(levelsOf(exports));
    });
    return () => {
      isThere = false;
    };
  }, [load]);
  if (!entry || !found) return null;
  return (
    <>
      <Heading>Levels</Heading>
      <p>
        From <code>{entry.name}</code>:
      </p>
      <dl style={css.row}>
        {levels.map(([level, name, does]) => (
          <Described
            key={level}
            term={name}
            detail={`${found[level].join(', ') || 'none'} – ${does}`}
          />
        ))}
      </dl>
    </>
  );
}
