import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header, to open the menu of a member.'],
  avoid: ['Any other menu: take Menu with a Button.'],
  content: ['The name of the member as it was registered; never the role.'],
});
