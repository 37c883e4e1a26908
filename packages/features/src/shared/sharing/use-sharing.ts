import { useState, useSyncExternalStore } from 'react';
import { type MessageKey, useT } from '../i18n/use-t.ts';
import { useBrand } from '../runtime/brand.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { useOnce } from '../runtime/use-once.ts';
import type { SharedText, SharingDevice } from './device.ts';

/** The link to share, and the code in it. */
export interface SharedLink {
  readonly link: string;
  readonly code: string;
}

/** The action that failed, and the number of failures, so that the same sentence is announced again. */
export interface SharingFailure {
  readonly of: 'copy' | 'share' | 'save';
  readonly attempt: number;
}

const never = () => () => undefined;

/** `AbortError` means that the visitor closed the share sheet, which is not a failure. */
const isDismissed = (error: unknown): boolean => Object(error).name === 'AbortError';

/** Copies, shares and saves a link or its code, and reports failures (REF-01, AGT-03). */
export function useSharing(device: SharingDevice) {
  const { toasts } = useRuntime();
  const { name } = useBrand();
  const t = useT();
  const [failure, setFailure] = useState<SharingFailure | null>(null);
  const canShare = useSyncExternalStore(never, device.canShare, () => false);

  const attempt = async (of: SharingFailure['of'], act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      setFailure(null);
      return true;
    } catch (error) {
      if (isDismissed(error)) return false;
      setFailure((last) => ({ of, attempt: (last?.attempt ?? 0) + 1 }));
      return false;
    }
  };
  const [copyLink] = useOnce(async ({ link }: SharedLink) => {
    if (await attempt('copy', () => device.copyText(link))) {
      toasts.show({ tone: 'success', title: t('success.linkCopied') });
    }
  });
  const [copyCode] = useOnce(async ({ code }: SharedLink) => {
    if (await attempt('copy', () => device.copyText(code))) {
      toasts.show({ tone: 'success', title: t('success.copied') });
    }
  });
  /** Opens the share sheet. If it fails, the same text is copied; a closed sheet is no failure. */
  const shareOrCopy = (what: SharedText, text: string, copied: MessageKey) =>
    attempt('share', async () => {
      try {
        await device.share(what);
      } catch (error) {
        if (isDismissed(error)) throw error;
        await device.copyText(text);
        toasts.show({ tone: 'success', title: t(copied) });
      }
    });
  const [share] = useOnce(({ link: url }: SharedLink) =>
    shareOrCopy({ title: name, url }, url, 'success.linkCopied'),
  );
  const [shareCode] = useOnce(({ code: text }: SharedLink) =>
    shareOrCopy({ title: name, text }, text, 'success.copied'),
  );
  const [save] = useOnce(({ code }: SharedLink, drawing: SVGSVGElement) =>
    attempt('save', () => device.savePicture(drawing, `${name} ${code}.png`)),
  );
  return { canShare, failure, copyLink, copyCode, share, shareCode, save };
}
