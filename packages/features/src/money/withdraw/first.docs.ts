import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Money/First withdrawal',
  purpose:
    'Leads a member who has no payout account or payment password yet through both, then to the withdrawal.',
  notFor: 'Later withdrawals: take Withdraw.',
  do: 'Say how many steps there are and why each is needed.',
  dont: 'Do not lose the amount that was typed before the steps.',
  keyboard: 'Each step puts focus on its title; the way back is a button.',
  wording: { bn: 'ধাপ 1: টাকা কোথায় যাবে?', en: 'Step 1: Where should the money go?' },
});
