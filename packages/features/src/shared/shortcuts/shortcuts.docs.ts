import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Agent/Keyboard shortcuts',
  purpose: 'Lists the single keys of a page, and turns them off.',
  notFor: 'Keys of one component, such as arrows in a menu: its own page lists them.',
  do: 'List only keys that work on the page that is open.',
  dont: 'Do not let a single key act while somebody types, or together with Ctrl, Alt or Command.',
  keyboard: 'A question mark opens the list, Escape closes it, the switch turns the keys off.',
  wording: { bn: 'কিবোর্ড শর্টকাট', en: 'Keyboard shortcuts' },
});
