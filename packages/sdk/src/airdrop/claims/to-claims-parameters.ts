import { airdropTemplateIds } from '../../platform/airdrop-kinds.ts'
import type { ClaimsDraft, ClaimsList } from './claims-draft.ts'

/** The parameters of template 2, in the order in which the factory takes them. */
export function toClaimsParameters(
  draft: ClaimsDraft,
  { root, total }: Pick<ClaimsList, 'root' | 'total'>,
) {
  const { token, startTime, endTime, firstBps, releaseSeconds } = draft
  return {
    templateId: BigInt(airdropTemplateIds.claims),
    addressParams: [token],
    numberParams: [BigInt(root), startTime, endTime, total, firstBps, releaseSeconds],
  } as const
}
