import type { Lockable } from '@slipway/sdk/platform/lockable'
import { freshness } from '@slipway/sdk/shared/freshness'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import type { PoolForm } from './pool-form-context.ts'
import type { PoolFormValues } from './pool-form-values.ts'
import { type FormToken, kindOf, type PoolTokens, type StakedFacts } from './pool-tokens.ts'
import { tokenDecimals, tokenUnit } from './token-labels.ts'

const contracts = findTokenContracts(activeChain)

/** Asks the chain what an address is; loaded with the first address. */
async function recognise(address: Address, account: Address | undefined): Promise<Lockable> {
  const { recogniseLockable } = await withChunkTimeout(
    import('@slipway/sdk/lock/evm/recognise-lockable'),
  )
  return await recogniseLockable(readClient, address, {
    venues: activeChain.venues,
    ...(account && { account }),
    tokens: contracts,
  })
}

/** Puts what was read of a token into the form, or takes it out. */
function useUnits(
  form: PoolForm,
  field: 'stakedToken' | 'rewardToken',
  units: Partial<PoolFormValues> | undefined,
) {
  const text = units && JSON.stringify(units)
  // The form is another object with each drawing.
  const settled = useRef<string>(undefined)
  useEffect(() => {
    if (text === undefined) return
    const next = JSON.parse(text) as Partial<PoolFormValues>
    const before = form.getValues()
    for (const [key, value] of Object.entries(next)) {
      const name = key as keyof typeof next
      if (before[name] !== value) form.setFieldValue(name, value as PoolFormValues[typeof name])
    }
    if (settled.current === text) return
    settled.current = text
    // What was refused because nobody knew the token is known now, or is said under the field.
    form.clearFieldError(field)
  }, [text, form, field])
}

function useFormToken(
  form: PoolForm,
  field: 'stakedToken' | 'rewardToken',
  account: Address | undefined,
): FormToken<StakedFacts> & { readonly isSettled: boolean } {
  const [text, setText] = useState(form.getValues()[field])
  form.watch(field, ({ value }) => setText(value))
  const reading = readAddress(text)
  const address = reading.ok ? reading.address : undefined
  const { data, error, refetch } = useQuery({
    ...freshness.live,
    queryKey: ['staking', activeChain.chainId, 'recognise', address ?? null, account ?? null],
    queryFn: address ? () => recognise(address, account) : skipToken,
    retry: false,
  })
  const isSettled = !address || data !== undefined
  if (!address) return { state: 'empty', isSettled }
  if (data?.kind === 'none') return { state: 'refused', why: 'nothing', isSettled }
  if (data) return { state: 'known', address, facts: data, isSettled }
  if (error) return { state: 'unread', retry: () => void refetch(), isSettled }
  return { state: 'reading', isSettled }
}

/** Rewards are paid in what can be counted and sent. */
function toReward(token: FormToken<StakedFacts>): PoolTokens['reward'] {
  if (token.state !== 'known') return token
  const { facts } = token
  return facts.kind === 'nft' ? { state: 'refused', why: 'nft-reward' } : { ...token, facts }
}

/** What the form's addresses are, as they stand on chain now. */
export function usePoolTokens(form: PoolForm, account: Address | undefined): PoolTokens {
  const staked = useFormToken(form, 'stakedToken', account)
  const second = useFormToken(form, 'rewardToken', account)
  const reward = toReward(second)
  const stakedUnits =
    staked.state === 'known'
      ? {
          stakedKind: kindOf(staked.facts),
          stakedSymbol: tokenUnit(staked.facts),
          stakedDecimals: tokenDecimals(staked.facts),
        }
      : { stakedKind: '' as const }
  const rewardUnits =
    reward.state === 'known'
      ? {
          rewardSymbol: tokenUnit(reward.facts) || '?',
          rewardDecimals: reward.facts.decimals,
        }
      : { rewardSymbol: '' }
  useUnits(form, 'stakedToken', staked.isSettled ? stakedUnits : undefined)
  useUnits(form, 'rewardToken', second.isSettled ? rewardUnits : undefined)
  return { staked, reward }
}
