import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useMember, useRuntime, useSession } from '../runtime/runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { keepRead, type Notice, readNotices } from './reading.ts';

const statusOf = (query: {
  readonly data: unknown;
  readonly isError: boolean;
}): 'loading' | 'error' | 'ready' =>
  query.data !== undefined ? 'ready' : query.isError ? 'error' : 'loading';

const none: readonly Notice[] = [];

/** All notices, newest first, as the bar on the home page shows them. */
export function useNotices() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const query = useQuery({ ...queries.notices(api), staleTime: 300_000 });
  return {
    notices: query.data ?? none,
    status: statusOf(query),
    error: query.error,
    retry: () => void query.refetch(),
    timeZone,
  };
}

/** Announcement types for the web (SPECIFICATION §3). */
const forAll = { types: 'B,PL,PU,PR,H', platform: 'W' } as const;

/** The announcements of a member: those for all members. The server adds those shown once, at a first login (F). */
const forMembers = { ...forAll, execution: 'A' } as const;
const forVisitors = { ...forAll, execution: 'B' } as const;

/** Loads the announcements for this visitor or member (NOT-02). */
export function useAnnouncements() {
  const { api } = useRuntime();
  const { kind } = useSession();
  // Otherwise the announcements for visitors would be fetched during a login.
  const settled = kind === 'anonymous' || kind === 'authenticated' || kind === 'trial';
  const { timeZone } = useSettings();
  const isMember = useMember() !== null;
  const options = queries.announcements(api, isMember ? forMembers : forVisitors);
  const query = useQuery({
    ...options,
    meta: { private: isMember },
    staleTime: 300_000,
    enabled: settled,
  });
  return {
    settled,
    announcements: query.data?.list ?? none,
    status: statusOf(query),
    error: query.error,
    retry: () => void query.refetch(),
    timeZone,
  };
}

/** Returns the notices read on this device, and a function to add one. */
export function useRead() {
  const { memory } = useRuntime();
  const ids = useStore(readNotices(memory.device));
  const onRead = useCallback((id: string) => keepRead(memory.device, id), [memory]);
  return { isRead: (id: string) => ids.has(id), onRead };
}

/** Number of announcements for this member that were not read on this device. Counts those that are loaded already. */
export function useUnreadAnnouncements(): number {
  const { api } = useRuntime();
  const { isRead } = useRead();
  const { data } = useQuery({
    ...queries.announcements(api, forMembers),
    meta: { private: true },
    enabled: false,
  });
  return (data?.list ?? none).filter(({ id }) => !isRead(id)).length;
}
