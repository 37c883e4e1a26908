import { createContext, useContext } from 'react';

/** Says one sentence through the region of a form; gives back what takes it away again. */
export type FormAnnounce = (sentence: string) => () => void;

/** Apart from `FormStatus`: a field alone on a page costs no region. */
export const Announce = createContext<FormAnnounce | null>(null);

/**
 * How a part of a form announces: through the one live region of the form, or `null` where no
 * `FormStatus` is around it and the part needs a region of its own (A11-01).
 */
export const useFormAnnounce = (): FormAnnounce | null => useContext(Announce);
