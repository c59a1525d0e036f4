import type { Lockable } from '@slipway/sdk/platform/lockable'
import { freshness } from '@slipway/sdk/shared/freshness'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { assetUnit } from './asset-name.ts'
import type { LockAsset, LockableAsset } from './lock-asset.ts'
import type { LockForm } from './lock-form-context.ts'
import type { LockFormValues } from './lock-form-values.ts'

const contracts = findTokenContracts(activeChain)

/** Asks the chain what an address is; loaded with the first address. @param nftId also whose this NFT is */
export async function recogniseAsset(
  address: Address,
  account: Address | undefined,
  nftId?: bigint,
): Promise<Lockable> {
  const { recogniseLockable } = await withChunkTimeout(
    import('@slipway/sdk/lock/evm/recognise-lockable'),
  )
  return await recogniseLockable(readClient, address, {
    venues: activeChain.venues,
    ...(account && { account }),
    tokens: contracts,
    ...(nftId !== undefined && { nftId }),
  })
}

/** What an asset is, as the schema needs to know it. */
function unitsOf(facts: LockableAsset) {
  return {
    assetKind: facts.kind,
    symbol: assetUnit(facts),
    decimals: facts.kind === 'nft' ? 0 : facts.decimals,
    templateId: facts.kind === 'token' ? (facts.templateId ?? 0) : 0,
  }
}

/** Puts kind and units of the asset into the form, or takes them out. */
function useUnits(form: LockForm, facts: LockableAsset | undefined, isSettled: boolean) {
  const units = facts ? unitsOf(facts) : undefined
  const text = isSettled ? JSON.stringify(units ?? { assetKind: '' }) : undefined
  useEffect(() => {
    if (text === undefined) return
    const next = JSON.parse(text) as Partial<LockFormValues>
    const before = form.getValues()
    for (const [field, value] of Object.entries(next)) {
      const name = field as keyof typeof next
      if (before[name] !== value) form.setFieldValue(name, value as LockFormValues[typeof name])
    }
  }, [text, form])
}

function refusalOf(found: Lockable, expects: LockFormValues['expects']) {
  if (expects === 'pair' && found.kind !== 'pair') return 'not-pair'
  if (expects === 'nft' && found.kind !== 'nft') return 'not-nft'
  return found.kind === 'none' ? 'nothing' : undefined
}

/** Whoever was named for one asset is not thereby named for the next: another asset begins without an owner. */
function useOwnerOfAsset(form: LockForm, address: Address | undefined) {
  const before = useRef(address)
  useEffect(() => {
    const isReplaced = before.current && address && !isAddressEqual(before.current, address)
    if (address) before.current = address
    if (isReplaced) form.setFieldValue('owner', '')
  }, [address, form])
}

/** What the form's address is, as it stands on chain now. */
export function useLockAsset(form: LockForm, account: Address | undefined): LockAsset {
  const [text, setText] = useState(form.getValues().asset)
  const [expects, setExpects] = useState(form.getValues().expects)
  form.watch('asset', ({ value }) => setText(value))
  form.watch('expects', ({ value }) => setExpects(value))
  const reading = readAddress(text)
  const address = reading.ok ? reading.address : undefined
  useOwnerOfAsset(form, address)
  const { data, error, refetch } = useQuery({
    ...freshness.live,
    queryKey: ['lock', activeChain.chainId, 'recognise', address ?? null, account ?? null],
    queryFn: address ? () => recogniseAsset(address, account) : skipToken,
    retry: false,
  })
  const why = data && refusalOf(data, expects)
  const facts = data && data.kind !== 'none' && !why ? data : undefined
  useUnits(form, facts, !address || data !== undefined)
  if (!address) return { state: 'empty' }
  if (why) return { state: 'refused', why }
  if (facts) return { state: 'known', address, facts }
  if (error) return { state: 'unread', retry: () => void refetch() }
  return { state: 'reading' }
}
