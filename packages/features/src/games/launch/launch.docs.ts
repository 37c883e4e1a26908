import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Games/Game launch',
  purpose:
    'Opens a game in a frame or a window, with time, balance and result of the session above it.',
  notFor: 'Choosing a game: take Game list.',
  do: 'Keep the way out in sight, and show losses as plainly as wins.',
  dont: 'Do not start a game for money that was asked for as a demo.',
  keyboard: 'The way out is the first stop; the frame is one stop, and Escape leaves full screen.',
  wording: {
    bn: 'গেম খুলছে। ব্যালেন্স থেকে এখনও কিছু কাটা হয়নি।',
    en: 'The game is opening. Nothing was taken from your balance.',
  },
});
