import { Alert, Button, Heading } from '@parlour/ui';
import { TextArea } from '@parlour/ui/forms';
import type { BrandSeed } from '@parlour/ui/theme';
import { type BrandIssue, readBrand } from '@parlour/ui/theme/runtime';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as css from './studio.css.ts';
import type { Words } from './texts.ts';

export interface ImportBoxProps {
  readonly say: Words;
  readonly onImport: (seeds: BrandSeed) => void;
  readonly onCancel: () => void;
}

/** At most this many reasons are listed: a file of another kind has hundreds. */
const mostReasons = 8;

/** Imports a pasted or chosen brand file or design tokens. If it refuses a file, it lists the reasons. */
export function ImportBox({ say, onImport, onCancel }: ImportBoxProps) {
  const [text, setText] = useState('');
  const [issues, setIssues] = useState<readonly BrandIssue[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const heading = useId();
  const more = issues.length - mostReasons;
  const read = (written: string) => {
    const reading = readBrand(written);
    if (reading.ok) onImport(reading.seeds);
    else setIssues(reading.issues);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const written = await file.text();
    setText(written);
    read(written);
  };
  return (
    <fieldset className={css.drawer} aria-labelledby={heading}>
      <Heading level={2} size="s" id={heading}>
        {say('studio.import')}
      </Heading>
      {issues.length > 0 && (
        <Alert tone="danger" role="alert" title={say('studio.refused')}>
          <ul className={css.reasons}>
            {issues.slice(0, mostReasons).map(({ fault, path }) => (
              <li key={`${fault} ${path}`}>
                {say(`studio.fault.${fault}`, { path: path.slice(0, 60) })}
              </li>
            ))}
            {more > 0 && <li>{say('studio.more', { count: more })}</li>}
          </ul>
        </Alert>
      )}
      <TextArea
        label={say('studio.importLabel')}
        hint={say('studio.importHint')}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={css.row}>
        <Button variant="primary" onClick={() => read(text)}>
          {say('studio.use')}
        </Button>
        <Button icon={FileUp} onClick={() => picker.current?.click()}>
          {say('studio.chooseFile')}
        </Button>
        <input
          ref={picker}
          className={css.file}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={say('studio.chooseFile')}
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
        <Button variant="ghost" onClick={onCancel}>
          {say('studio.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
