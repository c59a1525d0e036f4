import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'

/** The form as it is typed. */
export interface MultisendDraftValues {
  kind: MultisendAsset['kind']
  address: string
  text: string
  /** Places of recipients that are left out; who has had their batch without them goes on so. */
  leftOut: number[]
}

/** Nothing typed yet. */
export const emptyMultisend: MultisendDraftValues = {
  kind: 'token',
  address: '',
  text: '',
  leftOut: [],
}

/** Keeps the list in this browser, so that a closed tab goes on where it was. */
export const multisendDrafts = createDraftStorage(
  `multisend-draft.${activeChain.chainId}`,
  emptyMultisend,
)
