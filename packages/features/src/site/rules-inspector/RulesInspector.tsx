import { Alert, Button, Heading, Text } from '@parlour/ui';
import { SelectField, TextArea } from '@parlour/ui/forms';
import { type SampleLanguage, sayIn } from '@parlour/ui/testing';
import { type ReactNode, useMemo, useState } from 'react';
import { compileRules } from '../../shared/rules/compile.ts';
import { decodeDocument, encodeDocument, readDocument } from './document.ts';
import { FieldList, IssueList } from './Findings.tsx';
import * as css from './inspector.css.ts';
import { presetIds, textOfPreset } from './presets.ts';

export interface RulesInspectorProps {
  readonly language: SampleLanguage;
  /** Names of the known fields. */
  readonly known: readonly string[];
  /** A document as `encodeDocument` writes it; empty: the typical one. */
  readonly share: string;
  /** The document changed; `null` when it is too long to share. */
  readonly onShare: (code: string | null) => void;
  readonly onCopy: (code: string) => void;
  /** Renders the form of a document. */
  readonly form: (raw: unknown) => ReactNode;
}

/** Shows how the product reads a server's registration rules (REG-02, VAL-02). */
export function RulesInspector(props: RulesInspectorProps) {
  const { language, known, share, onShare, onCopy, form } = props;
  const say = sayIn(language);
  const [text, setText] = useState(() => decodeDocument(share) || textOfPreset('typical'));
  const reading = useMemo(() => readDocument(text), [text]);
  // The last valid document stays visible while the next one is typed.
  const [shown, setShown] = useState<unknown>(() => (reading.ok ? reading.raw : null));
  if (reading.ok && reading.raw !== shown) setShown(reading.raw);
  const rules = useMemo(() => compileRules(shown, known), [shown, known]);
  const preset = presetIds.find((id) => textOfPreset(id) === text) ?? 'own';
  const code = encodeDocument(text);

  const write = (next: string) => {
    setText(next);
    onShare(encodeDocument(next));
  };
  const badJson = reading.ok
    ? undefined
    : say('inspector.badJsonAt')
        .replace('{line}', String(reading.place.line))
        .replace('{column}', String(reading.place.column));

  return (
    <main className={css.root} data-component="rules-inspector">
      <section className={css.panel}>
        <Heading level={1} size="m">
          {say('inspector.title')}
        </Heading>
        <Text tone="secondary">{say('inspector.lead')}</Text>
        <SelectField
          label={say('inspector.preset')}
          value={preset}
          onChange={(event) => {
            const chosen = presetIds.find((id) => id === event.currentTarget.value);
            if (chosen) write(textOfPreset(chosen));
          }}
          options={[
            ...(preset === 'own' ? [{ value: 'own', label: say('inspector.own') }] : []),
            ...presetIds.map((id) => ({ value: id, label: say(`inspector.preset.${id}`) })),
          ]}
        />
        <TextArea
          label={say('inspector.document')}
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={text}
          error={badJson}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {code === null ? (
          <Alert tone="warn">{say('inspector.tooLong')}</Alert>
        ) : (
          <Button onClick={() => onCopy(code)}>{say('inspector.copy')}</Button>
        )}
      </section>
      <div className={css.column}>
        <section className={css.panel}>
          <Heading level={2} size="s">
            {say('inspector.form')}
          </Heading>
          {form(shown)}
        </section>
        <section className={css.panel} data-part="issues">
          <Heading level={2} size="s">
            {say('inspector.issues')}
          </Heading>
          <IssueList say={say} raw={shown} rules={rules} />
        </section>
        <section className={css.panel} data-part="fields">
          <Heading level={2} size="s">
            {say('inspector.fields')}
          </Heading>
          <FieldList say={say} rules={rules} />
        </section>
      </div>
    </main>
  );
}
