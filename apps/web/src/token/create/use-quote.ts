import { readAddress } from '@slipway/sdk/shared/read-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { TokenForm } from './use-token-form.ts'

/** What is known of the pool's currency. */
export interface Quote {
  /** Empty while it is unknown. */
  readonly symbol: string
  readonly isListed: boolean
}

const listedQuote = (address: string) =>
  activeChain.currencies.find(
    (currency) => currency.address.toLowerCase() === address.toLowerCase(),
  )

/** The currency that the form names: from the network's list, else read on chain; its decimals go into the form. */
export function useQuote(form: TokenForm): Quote {
  const [address, setAddress] = useState(form.getValues().quote)
  form.watch('quote', ({ value }) => setAddress(value))
  const listed = listedQuote(address)
  const reading = readAddress(address)
  const asked = !reading.ok || listed?.decimals !== undefined ? null : reading.address
  const query = asked ? tokenFactsQuery(readClient, { address: asked }) : null
  const { data } = useQuery({
    queryKey: query?.queryKey ?? ['token', 'facts'],
    queryFn: query?.queryFn ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const decimals = listed?.decimals ?? data?.decimals
  useEffect(() => {
    if (decimals !== undefined && form.getValues().quoteDecimals !== decimals)
      form.setFieldValue('quoteDecimals', decimals)
  }, [decimals, form])
  return { symbol: listed?.name ?? data?.symbol ?? '', isListed: listed !== undefined }
}
