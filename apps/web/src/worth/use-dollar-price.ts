import { dollarPriceQuery } from '@slipway/sdk/token/dollars/get-dollar-price'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'

/** The dollars that a token of the page's network is worth; nothing while it is read, where it fails and where nobody knows. */
export function useDollarPrice(token: Address) {
  const { data } = useQuery({ ...dollarPriceQuery(readClient, activeChain, token), retry: false })
  return data ?? undefined
}
