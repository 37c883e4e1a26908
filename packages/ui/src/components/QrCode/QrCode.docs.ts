import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['Taking an address from this screen to a phone.'],
  avoid: ['On the phone itself: take a link and a copy button.'],
  content: ['The address is beside it as text; the label says where it leads.'],
});
