import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { useKeptInviter } from './use-kept-inviter.ts'

function read(text: string): Address | undefined {
  const reading = readAddress(text)
  return reading.ok ? reading.address : undefined
}

/** The inviter of this visit on the active network, see `useKeptInviter`. */
export function useInviter(place: Address, given: string | undefined) {
  return useKeptInviter({ chainId: activeChain.chainId, place, given }, read)
}
