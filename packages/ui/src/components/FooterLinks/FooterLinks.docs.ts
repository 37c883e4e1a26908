import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The columns of links in the footer.'],
  avoid: ['Navigation that is needed while playing.'],
  content: ['Two or three words a link, the title of the page it leads to.'],
  do: {
    states: ['withLicence'],
    says: 'The columns have titles, so a screen reader can skip them.',
  },
  dont: {
    states: ['withoutLicence'],
    says: 'Do not fill the place of a licence with other marks.',
  },
  wording: { bn: 'দায়িত্বশীল খেলা', en: 'Responsible play' },
});
