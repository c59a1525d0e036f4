import type { Address } from '@solana/kit'
import { useKeptInviter } from '../../../inviter/use-kept-inviter.ts'
import { readSolanaAddress } from '../../console/read-solana-address.ts'
import type { BuyerState, PresaleView } from '../types.ts'

const read = (text: string): Address | undefined => readSolanaAddress(text).address ?? undefined

/**
 * Whom a first contribution names: the inviter of the link, where the presale rewards inviters, it is not the wallet itself, and
 * the wallet is new there.
 */
export function useNamedInviter(
  { chain, presale }: PresaleView,
  { state, account, given }: { state: BuyerState; account: string; given: string | undefined },
) {
  const { chainId } = chain
  const kept = useKeptInviter({ chainId, place: presale.address, given }, read)
  const counts = presale.inviterBps.length > 0 && state.buyer === null
  return { ...kept, inviter: counts && kept.inviter !== account ? kept.inviter : undefined }
}
