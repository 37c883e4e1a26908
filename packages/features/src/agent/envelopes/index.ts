export type { EnvelopesViewProps, Failed } from './EnvelopesView.props.ts';
export { EnvelopesView } from './EnvelopesView.tsx';
export { EnvelopesWidget } from './EnvelopesWidget.tsx';
export type { Envelope, EnvelopePage } from './envelopes-model.ts';
export type { Everyone, KeptEnvelope, Person, WantedEnvelope } from './wanted.ts';
