import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['A form with several fields that was sent with mistakes.'],
  avoid: ['One field: its own error is enough.'],
  content: ['The same sentence as at the field, in the order of the form.'],
});
