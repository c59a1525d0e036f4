import { createDraftStorage } from '../../../form/draft-storage.ts'
import { emptyPoolForm } from './pool-form-values.ts'

/** The draft of this browser; the same on every cluster, so that one can be tried before it is done for real. */
export const poolDrafts = createDraftStorage('solana-pool-draft', emptyPoolForm)
