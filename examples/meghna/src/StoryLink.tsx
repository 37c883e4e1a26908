import { HeaderLink } from '@parlour/ui';
import { useTexts } from '@parlour/web/site';
import { Waves } from 'lucide-react';
import { storyHref, storyTexts } from './texts.ts';

/** The way to the page about the operator, among the tools of the header. */
export function StoryLink() {
  return <HeaderLink icon={Waves} label={useTexts(storyTexts).title} href={storyHref} />;
}
