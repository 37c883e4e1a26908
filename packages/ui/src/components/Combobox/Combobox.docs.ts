import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Choosing from many known values by typing: banks, games, members.'],
  avoid: ['Up to about ten values: take SelectField.', 'Free text: take SearchField or TextField.'],
  content: ['The empty text says what can be typed; "nothing found" says what to try.'],
});
