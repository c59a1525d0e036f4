import { createDraftStorage } from '../../form/draft-storage.ts'

/** What is sent, and to whom, as typed. */
export interface SendDraftValues {
  /** Address of the token. */
  readonly mint: string
  readonly text: string
}

export const emptySend: SendDraftValues = { mint: '', text: '' }

/** A list that was not sent yet, or not to its end: a reload goes on with it. */
export const sendDrafts = createDraftStorage('solana-multisend-draft', emptySend)
