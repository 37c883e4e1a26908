import type { KeyValueStore } from '../session/key-value-store.ts';

/** Codes that a link brings: of an agent, or of a friend (REG-04). */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
}

const names = ['affiliateCode', 'referralCode'] as const;
/** A code as links write it; anything else is no code, and the registration says so where it is opened with it. */
const code = /^[\w-]{1,40}$/;
const keptAs = 'invitation';

const invitationIn = (query: URLSearchParams): Invitation =>
  Object.fromEntries(
    names.flatMap((name) => {
      const given = query.get(name)?.trim() ?? '';
      return code.test(given) ? [[name, given]] : [];
    }),
  );

/**
 * Keeps the code of the link that a visit came by until the tab closes: on a page of a partner it stands in every link,
 * and who looks around first registers with it all the same (EMB-01). A later link takes its place.
 */
export function keepInvitation(tab: KeyValueStore, search: string): void {
  const found = new URLSearchParams({ ...invitationIn(new URLSearchParams(search)) });
  if (found.size > 0) tab.setItem(keptAs, String(found));
}

/** The code of the link that this visit came by. */
export const keptInvitation = (tab: KeyValueStore): Invitation =>
  invitationIn(new URLSearchParams(tab.getItem(keptAs) ?? ''));
