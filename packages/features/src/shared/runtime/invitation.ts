import type { KeyValueStore } from '../session/key-value-store.ts';

/** Codes in a link: of an agent, or of a friend (REG-04). */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
}

const names = ['affiliateCode', 'referralCode'] as const;
/** The format of a code in a link. Other texts are not kept as a code; a registration opened with one reports it. */
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
 * Stores the code of the link that opened the visit until the tab closes. On a partner's page every link contains it,
 * so a visitor who looks around first still registers with it (EMB-01). A later link replaces it.
 */
export function keepInvitation(tab: KeyValueStore, search: string): void {
  const found = new URLSearchParams({ ...invitationIn(new URLSearchParams(search)) });
  if (found.size > 0) tab.setItem(keptAs, String(found));
}

/** Returns the stored code of the link that opened this visit. */
export const keptInvitation = (tab: KeyValueStore): Invitation =>
  invitationIn(new URLSearchParams(tab.getItem(keptAs) ?? ''));
