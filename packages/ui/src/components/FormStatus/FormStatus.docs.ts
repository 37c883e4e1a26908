import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Telling a screen reader how a form is doing; once a form, around all of it.'],
  avoid: ['Text everyone has to see: take Alert.'],
  content: ['A short whole sentence; it is announced once.'],
});
