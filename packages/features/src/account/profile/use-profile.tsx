import { isUnsettled, queries } from '@parlour/api-client';
import { DataList } from '@parlour/ui/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { labelKeys } from './labels.ts';
import type { ProfileViewProps, WantedProfile } from './ProfileView.props.ts';
import { finalOf, type ProfileChanges, toPictures, toProfile } from './profile-model.ts';

type Data = Omit<ProfileViewProps, 'labels' | 'minAge' | 'latestBirthday' | 'onDismiss'>;

/** Loads personal data from the api and saves changes (MEM-01). After a save it calls `onDone`. */
export function useProfile(onDone: () => void): Data {
  const { api, session, dialogs, toasts } = useRuntime();
  const t = useT();
  const figures = useFigures();
  const client = useQueryClient();
  const wire = useQuery(queries.profile(api));
  const avatar = useQuery(queries.playerAvatar(api));
  const profile = useStableValue(partOf(wire, toProfile));
  const pictures = useStableValue(partOf(avatar, toPictures));
  const draft = useRestoredDraft('profile');
  const [failure, setFailure] = useState<Data['failure']>(null);
  const [busy, setBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const ask = (changes: ProfileChanges) => {
    const final = finalOf(changes);
    if (final.length === 0) return true;
    const items = final.map(([name, value]) => ({
      id: name,
      label: t(labelKeys[name]),
      value: name === 'birthday' ? figures(value) : <bdi translate="no">{value}</bdi>,
    }));
    return dialogs.confirm({
      title: t('profile.finalTitle'),
      body: (
        <>
          <DataList variant="well" items={items} />
          <span>{t('profile.finalBody')}</span>
        </>
      ),
      confirmLabel: t('action.save'),
      cancelLabel: t('action.cancel'),
    });
  };

  const send = async ({ changes, pictureId }: WantedProfile): Promise<void> => {
    if (Object.keys(changes).length > 0) {
      client.setQueryData(queries.profile(api).queryKey, await api.saveProfile(changes));
      // Header and centre show this name.
      if (changes.nickname !== undefined) await session.reload();
    }
    if (pictureId !== null) {
      const saved = await api.setPlayerAvatar({ avatarId: pictureId });
      client.setQueryData(queries.playerAvatar(api).queryKey, saved);
      void client.invalidateQueries({ queryKey: queries.memberIcon(api).queryKey });
    }
  };

  // The question is part of the guarded action, so a second press does not ask again.
  const [save] = useOnce(async (wanted: WantedProfile) => {
    if (!(await ask(wanted.changes))) return;
    setBusy(true);
    try {
      await send(wanted);
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      // The change may have been saved: then it is not a change any more.
      if (isUnsettled(error)) void wire.refetch();
      return;
    } finally {
      setBusy(false);
    }
    draft.forget();
    toasts.show({ tone: 'success', title: t('success.profileSaved') });
    // Meanwhile this window may have been closed, and another one opened.
    if (isShown.current) onDone();
  });

  return {
    profile,
    pictures,
    busy,
    failure,
    draft: draft.read(),
    onDraft: (typed) => draft.keep(typed),
    onSave: (wanted) => void save(wanted),
    onRetry: () => void wire.refetch(),
    onRetryPictures: () => void avatar.refetch(),
    onLeave: async () => {
      const isLeft = await dialogs.confirm({
        title: t('confirm.discard.title'),
        body: t('confirm.discard.body'),
        confirmLabel: t('confirm.discard.action'),
        cancelLabel: t('action.cancel'),
      });
      if (isLeft) draft.forget();
      return isLeft;
    },
  };
}
