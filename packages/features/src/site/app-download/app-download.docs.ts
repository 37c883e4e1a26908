import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/App download',
  purpose:
    'Leads to the app of the operator for each system, with a code for phones on wide screens.',
  notFor: 'Putting the site on the start screen: the browser does that, and the page says how.',
  do: 'Show only the systems that have an app.',
  dont: 'Do not cover a page of the site with it.',
  keyboard: 'Each system is a link; the code has its address as text.',
  wording: { bn: 'ফোনে স্ক্যান করুন, বা লিংক খুলুন', en: 'Scan it with your phone, or open the link' },
});
