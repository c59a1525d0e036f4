import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readClient } from '../core/read-client.ts'

/** What is known of the address that stands in a form. */
export type TypedToken =
  | { readonly state: 'empty' | 'reading' | 'missing' }
  /** No node answered. */
  | { readonly state: 'unread'; readonly retry: () => void }
  | { readonly state: 'known'; readonly facts: TokenFacts }

/** The token whose address stands in a form, as it is on chain now. @param typed as it stands in the form */
export function useTypedToken(typed: string, account: Address | undefined): TypedToken {
  const reading = readAddress(typed)
  const address = reading.ok ? reading.address : undefined
  const query = tokenFactsQuery(readClient, {
    address: address ?? '0x0000000000000000000000000000000000000000',
    ...(account && { account }),
  })
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: address ? query.queryFn : skipToken,
    retry: false,
  })
  if (!address) return { state: 'empty' }
  if (data) return { state: 'known', facts: data }
  if (error?.name === 'TokenInfoNotFound') return { state: 'missing' }
  return error ? { state: 'unread', retry: () => void refetch() } : { state: 'reading' }
}
