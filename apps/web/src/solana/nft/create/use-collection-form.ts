import type { CollectionReading } from '@slipway/sdk/solana/nft/read-collection-draft'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { createDraftStorage } from '../../../form/draft-storage.ts'
import { type DraftForm, useDraftForm } from '../../../form/use-draft-form.ts'
import {
  type CollectionFormValues,
  emptyCollectionForm,
  isStarted,
} from './collection-form-values.ts'

export type CollectionForm = DraftForm<CollectionFormValues, CollectionReading>

/** The draft of this browser; the same on every cluster, so that one can be tried before it is done for real. */
export const collectionDrafts = createDraftStorage('solana-collection-draft', emptyCollectionForm)

/** The rules and the texts of their faults, loaded when a form is first judged. */
export const loadCollectionJudge = () => withChunkTimeout(import('./collection-judge.ts'))

/** The create form with its draft. */
export function useCollectionForm(): CollectionForm {
  return useDraftForm<CollectionFormValues, CollectionReading>({
    empty: emptyCollectionForm,
    storage: collectionDrafts,
    isStarted,
    read: async (values) => (await loadCollectionJudge()).judge(values),
    errorsOf: async (reading, values) => (await loadCollectionJudge()).errorsOf(reading, values),
  })
}
