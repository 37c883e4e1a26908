import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Widgets/Site/Site status',
  purpose:
    'Replaces the site during maintenance, in a blocked region and after a fault, with the service in reach.',
  notFor: 'One part that failed: take ErrorState.',
  do: 'Say until when, if it is known, and that the balance is untouched.',
  dont: 'Do not reload by itself while a person reads.',
  keyboard: 'One button tries again; the service is a link.',
  wording: {
    bn: 'সাইট 04:00 পর্যন্ত বন্ধ। আপনার ব্যালেন্স ঠিক আছে।',
    en: 'The site is closed until 04:00. Your balance is untouched.',
  },
});
