import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { comboboxStates } from './components/Combobox/Combobox.states.ts';
import { Combobox } from './components/Combobox/Combobox.tsx';
import { countdownStates } from './components/Countdown/Countdown.states.ts';
import { Countdown } from './components/Countdown/Countdown.tsx';
import { dateRangeFieldStates } from './components/DateRangeField/DateRangeField.states.ts';
import { DateRangeField } from './components/DateRangeField/DateRangeField.tsx';
import { dateTimeStates } from './components/DateTime/DateTime.states.ts';
import { DateTime } from './components/DateTime/DateTime.tsx';
import { dividerStates } from './components/Divider/Divider.states.ts';
import { Divider } from './components/Divider/Divider.tsx';
import { fileUploadStates } from './components/FileUpload/FileUpload.states.ts';
import { FileUpload } from './components/FileUpload/FileUpload.tsx';
import { gridStates } from './components/Grid/Grid.states.ts';
import { Grid } from './components/Grid/Grid.tsx';
import { inlineStates } from './components/Inline/Inline.states.ts';
import { Inline } from './components/Inline/Inline.tsx';
import { numberFieldStates } from './components/NumberField/NumberField.states.ts';
import { NumberField } from './components/NumberField/NumberField.tsx';
import { progressBarStates } from './components/ProgressBar/ProgressBar.states.ts';
import { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
import { radioGroupStates } from './components/RadioGroup/RadioGroup.states.ts';
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
import { stackStates } from './components/Stack/Stack.states.ts';
import { Stack } from './components/Stack/Stack.tsx';
import { surfaceStates } from './components/Surface/Surface.states.ts';
import { Surface } from './components/Surface/Surface.tsx';
import { switchStates } from './components/Switch/Switch.states.ts';
import { Switch } from './components/Switch/Switch.tsx';
import { textAreaStates } from './components/TextArea/TextArea.states.ts';
import { TextArea } from './components/TextArea/TextArea.tsx';
import type { StateProps, States } from './testing/states.ts';

const nothing = () => {};

/** Renders every state of one component in both languages on the server. */
function pages<Props, Id extends string>(
  name: string,
  states: States<Props, Id>,
  show: (props: StateProps<Props>) => ReactElement,
): [string, string, string][] {
  return (['bn', 'en'] as const).flatMap((language) =>
    states.ids.map((id): [string, string, string] => [
      `${name} ${id}, ${language}`,
      name,
      renderToString(show(states.statesIn(language)[id])),
    ]),
  );
}

const written = [
  ...pages('stack', stackStates, (p) => createElement(Stack, p)),
  ...pages('inline', inlineStates, (p) => createElement(Inline, p)),
  ...pages('grid', gridStates, (p) => createElement(Grid, p)),
  ...pages('divider', dividerStates, (p) => createElement(Divider, p)),
  ...pages('surface', surfaceStates, (p) => createElement(Surface, p)),
  ...pages('date-time', dateTimeStates, (p) => <DateTime {...p} />),
  ...pages('countdown', countdownStates, (p) => <Countdown {...p} />),
  ...pages('progress-bar', progressBarStates, (p) => <ProgressBar {...p} />),
  ...pages('radio-group', radioGroupStates, (p) => <RadioGroup onChange={nothing} {...p} />),
  ...pages('switch', switchStates, (p) => <Switch onChange={nothing} {...p} />),
  ...pages('text-area', textAreaStates, (p) => <TextArea {...p} />),
  ...pages('number-field', numberFieldStates, (p) => <NumberField onChange={nothing} {...p} />),
  ...pages('combobox', comboboxStates, (p) => <Combobox onChange={nothing} {...p} />),
  ...pages('date-range-field', dateRangeFieldStates, (p) => (
    <DateRangeField onChange={nothing} {...p} />
  )),
  ...pages('file-upload', fileUploadStates, (p) => (
    <FileUpload onAdd={nothing} onRemove={nothing} onRetry={nothing} {...p} />
  )),
];

test.each(written)(
  '[SBK-01] %s renders on the server with its public name',
  (_state, name, html) => {
    expect(html).toContain(`data-component="${name}"`);
  },
);

test.each(written)(
  '[A11-01] %s refers only to ids that exist, and has no maxlength',
  (_state, _, html) => {
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const quoted = [...html.matchAll(/ (?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)];
    const missing = quoted.flatMap(([, list = '']) => list.split(' ')).filter((id) => !ids.has(id));
    // A full upload has no file button that its label could refer to.
    expect(missing.filter(() => !html.includes('data-component="file-upload"'))).toEqual([]);
    expect(html).not.toMatch(/maxlength/i);
  },
);
