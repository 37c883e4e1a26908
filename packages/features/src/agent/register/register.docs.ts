import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Open an account',
  purpose:
    'Opens the account of a downline, or makes a link with which people register themselves.',
  notFor: 'Opening an account for oneself: take Register.',
  do: 'Show the data of the new account once, with a button that copies them.',
  dont: 'Do not set a share that the contract of the agent does not allow.',
  keyboard: 'Two tabs with arrow keys; copying says aloud that it worked.',
  wording: { bn: 'লিংক কপি হয়েছে', en: 'The link is copied' },
});
