import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { readClient } from '../../core/read-client.ts'

/** A token that is typed into a form, as far as the chain knows it. */
export interface FormToken {
  facts: TokenFacts | undefined
  state: 'empty' | 'reading' | 'known' | 'refused' | 'unread'
}

/** Reads the token behind a typed address. @param account whose balance to read */
export function useFormToken(text: string, account: Address | undefined): FormToken {
  const reading = readAddress(text)
  const address = reading.ok ? reading.address : zeroAddress
  const query = tokenFactsQuery(readClient, { address, ...(account && { account }) })
  const { data, error } = useQuery({ ...query, enabled: reading.ok, retry: false })
  if (!reading.ok) return { facts: undefined, state: 'empty' }
  if (data) return { facts: data, state: 'known' }
  if (!error) return { facts: undefined, state: 'reading' }
  return { facts: undefined, state: error instanceof TokenInfoNotFound ? 'refused' : 'unread' }
}
