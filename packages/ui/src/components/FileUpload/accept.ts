/** Why a file was not taken. */
export type RefusalReason = 'type' | 'size' | 'count';

/** A file that was not taken, and why. */
export interface Refusal {
  /** Name of the file. */
  name: string;
  /** The first check it failed: `type`, then `size`, then `count`. */
  reason: RefusalReason;
}

/** The limits of an upload. */
export interface UploadLimits {
  /** Types in the format of the `accept` attribute: `image/png`, `image/*`, `.jpg`. */
  accept: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** How many more files there is room for. */
  room: number;
}

/**
 * Sorts files into taken and refused ones. A dropped file ignores the `accept` attribute, and a phone may ignore it
 * too, so the browser checks again here. The server makes its own check.
 */
export function sortFiles(
  files: readonly File[],
  { accept, maxBytes, room }: UploadLimits,
): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = !isAccepted(file, accept)
      ? 'type'
      : file.size > maxBytes
        ? 'size'
        : taken.length >= room
          ? 'count'
          : undefined;
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** An empty list accepts everything. The file name decides only when the type is not known. */
function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return (
    accept.length === 0 ||
    accept.some((rule) => {
      if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
      if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
      return type === rule;
    })
  );
}
