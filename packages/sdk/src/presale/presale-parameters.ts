import { type Address, type Hex, hexToBigInt } from 'viem'
import type { PresaleDraft } from './presale-draft-schema.ts'

/** What `PresaleFactory.deploy` takes beside the key of the information. */
export interface PresaleParameters {
  readonly templateId: bigint
  readonly addressParams: readonly Address[]
  readonly numberParams: readonly bigint[]
}

const bit = (flag: boolean) => (flag ? 1n : 0n)

/**
 * The factory's two lists, in its order (`IPresaleFactory.deploy`).
 * @param whitelistRoot root of the Merkle list; none by default. The presale's address does not depend on it.
 */
export function toPresaleParameters(draft: PresaleDraft, whitelistRoot?: Hex): PresaleParameters {
  return {
    templateId: BigInt(draft.templateId),
    addressParams: [draft.claimToken, draft.currency, draft.router, draft.whitelistAdmin],
    numberParams: [
      draft.hardCap,
      draft.softCap,
      draft.presaleRate,
      draft.liquidityRate,
      draft.liquidityPercent,
      draft.minCurrency,
      draft.maxCurrency,
      draft.startTime,
      draft.endTime,
      draft.lockTime,
      draft.useWhiteList,
      draft.t1Block,
      draft.t2Block,
      bit(draft.enableWhiteTransfer),
      bit(draft.vest),
      draft.vestFirst,
      draft.vestCycle,
      draft.vestPercent,
      bit(draft.burnsUnsold),
      bit(draft.listsBelowPresale),
      draft.maxRepairBps,
      draft.declaredTaxBps,
      whitelistRoot === undefined ? 0n : hexToBigInt(whitelistRoot),
    ],
  }
}
