import type { MultisendAsset } from '@slipway/sdk/airdrop/multisend/types'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { SendUnit } from './send-unit.ts'

/** What is sent, as far as it is known. */
export interface SendAsset {
  readonly asset: MultisendAsset | null
  readonly unit: SendUnit | null
  readonly name?: string
  readonly state: 'empty' | 'reading' | 'known' | 'refused' | 'unread'
}

/** The asset that the form names; of a token its units are asked of the chain. */
export function useSendAsset(kind: MultisendAsset['kind'], text: string): SendAsset {
  const reading = readAddress(text)
  const isAsked = kind === 'token' && reading.ok
  const query = tokenFactsQuery(readClient, { address: reading.ok ? reading.address : zeroAddress })
  const { data, error } = useQuery({ ...query, enabled: isAsked, retry: false })
  if (kind === 'native') {
    const { symbol, decimals } = activeChain.nativeCurrency
    return { asset: { kind }, unit: { kind, symbol, decimals }, state: 'known' }
  }
  const nothing = { asset: null, unit: null }
  if (!reading.ok) return { ...nothing, state: 'empty' }
  const { address } = reading
  if (kind === 'nft') {
    const unit = { kind, symbol: 'NFT', decimals: 0 }
    return { asset: { kind, address }, unit, state: 'known' }
  }
  if (data) {
    const { name, symbol, decimals } = data
    return { asset: { kind, address }, unit: { kind, symbol, decimals }, name, state: 'known' }
  }
  if (!error) return { ...nothing, state: 'reading' }
  return { ...nothing, state: error instanceof TokenInfoNotFound ? 'refused' : 'unread' }
}
