export { DraftOffer, type DraftOfferProps } from './DraftOffer.tsx';
export { comingBack, createDrafts, type Drafts, type DraftValues, mayBeKept } from './store.ts';
export { type Draft, draftsOf, useDraft } from './use-draft.ts';
export { ownDraftsOf, type RestoredDraft, useOwnDraft, useRestoredDraft } from './use-own-draft.ts';
