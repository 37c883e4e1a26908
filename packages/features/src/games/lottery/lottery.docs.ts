import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Games/Lottery',
  purpose:
    'Lists the draws of the lottery with the time of the next one, and opens the table of a draw.',
  notFor: 'Other games: take Game list.',
  do: 'Show the time until the draw without hurrying.',
  dont: 'Do not mark numbers as lucky or due.',
  keyboard: 'Each draw is one link; the time is not read aloud each second.',
  wording: { bn: 'পরের ড্র 21:00-এ', en: 'Next draw at 21:00' },
});
