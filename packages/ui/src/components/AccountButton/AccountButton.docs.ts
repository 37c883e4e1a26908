import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The header, to open the menu of a member.'],
  avoid: ['Any other menu: take Menu with a Button.'],
  content: ['The name of the member as it was registered; never the role.'],
  anatomy: {
    name: 'The name of the member, cut at the end if it is long.',
  },
  do: {
    states: ['member', 'longName'],
    says: 'The whole name is in the accessible name, also if the eye sees it cut.',
  },
  dont: {
    states: ['longName'],
    says: 'Do not shorten a name by hand; the component cuts it where the room ends.',
  },
  wording: { bn: 'rahim_dhaka-র মেনু', en: 'Menu of rahim_dhaka' },
});
