import { freshness } from '@slipway/sdk/shared/freshness'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import type { PresaleForm } from './presale-form-context.ts'
import type { PresaleToken, PresaleTokenFacts } from './presale-token.ts'

const contracts = findTokenContracts(activeChain)
const missingName = 'TokenInfoNotFound'

/** What reads tokens, loaded with the first address: an untouched form does not need it. */
const loadReads = () => withChunkTimeout(import('@slipway/sdk/token/token-queries'))

/** Reads an address as a token, and a token of ours whole. */
function useFoundToken(address: Address | undefined, account: Address | undefined) {
  const holder = account ? { account } : {}
  const key = ['token', activeChain.chainId, 'for-sale', address ?? null, account ?? null]
  const found = useQuery({
    ...freshness.live,
    queryKey: key,
    queryFn: address
      ? async () => {
          const { tokenQueries } = await loadReads()
          return await tokenQueries.foreign(readClient, contracts, { address, ...holder }).queryFn()
        }
      : skipToken,
    retry: false,
  })
  const isOurs = found.data?.isFactoryToken === true
  const own = useQuery({
    ...freshness.live,
    queryKey: [...key, 'own'],
    queryFn:
      contracts && address && isOurs
        ? async () => {
            const { tokenQueries } = await loadReads()
            return await tokenQueries
              .detail(readClient, contracts, { address, ...holder })
              .queryFn()
          }
        : skipToken,
  })
  return { found, own: own.data, isReading: !found.data || (isOurs && own.isPending) }
}

/** Puts the token's units into the form, and its name where the project has none yet. */
function useUnits(
  form: PresaleForm,
  token: Pick<PresaleTokenFacts, 'name' | 'symbol' | 'decimals'> | undefined,
) {
  const { symbol, decimals, name } = token ?? {}
  useEffect(() => {
    if (symbol === undefined || decimals === undefined) return
    const values = form.getValues()
    if (values.tokenSymbol !== symbol) form.setFieldValue('tokenSymbol', symbol)
    if (values.tokenDecimals !== decimals) form.setFieldValue('tokenDecimals', decimals)
    if (values.name === '' && name !== undefined) form.setFieldValue('name', name.slice(0, 64))
  }, [symbol, decimals, name, form])
}

/** The token that the form names, as it stands on chain now. */
export function usePresaleToken(form: PresaleForm, account: Address | undefined): PresaleToken {
  const [text, setText] = useState(form.getValues().token)
  form.watch('token', ({ value }) => setText(value))
  const reading = readAddress(text)
  const address = reading.ok ? reading.address : undefined
  const { found, own, isReading } = useFoundToken(address, account)
  useUnits(form, found.data)
  if (!address) return { state: 'empty' }
  if (found.error?.name === missingName) return { state: 'missing' }
  if (found.error) return { state: 'unread', retry: found.refetch }
  if (!found.data || isReading) return { state: 'reading' }
  const { isFactoryToken, ...rest } = found.data
  return { state: 'known', facts: { ...rest, isOurs: isFactoryToken, own } }
}
