import { defineDocs } from '../../testing/docs.ts';

export const docs = defineDocs({
  use: ['The two rows on top of every page.'],
  avoid: ['Game pages: take SlimGameHeader.'],
  content: ['Deposit is its only primary button.'],
  anatomy: {
    logo: 'The way home.',
    nav: 'The main navigation on wide screens.',
    search: 'Opens the search.',
    tools: 'Language, scheme and messages.',
    account: 'Log in and register, or balance, deposit and menu.',
  },
  do: { states: ['guest', 'member'], says: 'Deposit is the only primary button of a member.' },
  dont: {
    states: ['longName'],
    says: 'Do not push the deposit out of sight for a long name; the name is cut.',
  },
  wording: { bn: 'জমা', en: 'Deposit' },
});
