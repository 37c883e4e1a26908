import { defineWidgetDocs } from '@parlour/ui/testing';

export const docs = defineWidgetDocs({
  title: 'Brand/Studio',
  purpose: 'Edits the seeds of a brand beside living components and pages, and saves it as files.',
  notFor: 'One colour of one component: brands differ by seeds only.',
  do: 'Watch the number of pairs that hold while you drag.',
  dont: 'Do not ship a brand with a pair that misses its contrast.',
  keyboard:
    'Sliders move with arrow keys; Ctrl Z takes the last change back, Ctrl Shift Z brings it again.',
  wording: { bn: 'সব জোড়ার কনট্রাস্ট ঠিক আছে', en: 'All pairs have enough contrast' },
});
