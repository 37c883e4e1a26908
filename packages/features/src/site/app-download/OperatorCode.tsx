import { QrCode } from '@parlour/ui/content';
import { useState } from 'react';
import * as css from './AppDownload.css.ts';
import type { QrSource } from './app-download-model.ts';

export interface OperatorCodeProps {
  /** The QR code of the operator; `null`: the code of the link is drawn. */
  readonly code: QrSource | null;
  readonly link: string;
  readonly label: string;
  /** Edge length in px. */
  readonly size: number;
}

/** A QR code: the operator's own where it has one, else that of the link. A picture that fails is drawn instead. */
export function OperatorCode({ code, link, label, size }: OperatorCodeProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (code?.kind === 'picture' && failed !== code.url) {
    return (
      <img
        className={css.picture}
        src={code.url}
        alt={label}
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setFailed(code.url)}
      />
    );
  }
  return <QrCode text={code?.kind === 'address' ? code.url : link} label={label} size={size} />;
}
