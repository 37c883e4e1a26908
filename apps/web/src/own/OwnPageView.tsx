import { lazyPart } from '@parlour/features/lazy';
import type { ComponentType } from 'react';
import type { OwnPage } from './define-site.ts';

/** The component of each page: a page that is drawn again must not be loaded again. */
const loaded = new WeakMap<OwnPage['load'], ComponentType>();

function componentOf(load: OwnPage['load']): ComponentType {
  const known = loaded.get(load);
  if (known) return known;
  const made = lazyPart(load);
  loaded.set(load, made);
  return made;
}

/** A page of a team, at `/x/<name>`. */
export function OwnPageView({ page }: { readonly page: OwnPage }) {
  const Page = componentOf(page.load);
  return <Page />;
}
