import { m } from '@slipway/messages'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { readSendParams } from '@slipway/sdk/send/read-send-params'
import type { SendAsset, SendParams } from '@slipway/sdk/send/types'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { useState } from 'react'
import type { Address } from 'viem'
import { fromIssues } from '../../action/from-issues.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useRefusalText } from '../../form/use-refusal-text.ts'
import { GAS_HEADROOM_PERCENT, getFeeRates } from '../../transaction/get-fee-rates.ts'
import type { SendSearch } from './send-search.ts'
import { useSendAsset } from './use-send-asset.ts'

const fields = ['receiver', 'amount'] as const

/** The price of gas may rise until somebody has signed. */
const PRICE_HEADROOM_PERCENT = 150n

/**
 * What a wallet can send at most of the network's own currency, network fees left behind.
 * @returns wei, and what is left for fees; 0 where the balance does not even pay those
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function getNativeMaximum(
  client: ReadClient,
  account: Address,
  receiver: Address = account,
): Promise<{ readonly amount: bigint; readonly keptWei: bigint }> {
  const [balance, rates, gas] = await Promise.all([
    client.getBalance({ address: account }),
    getFeeRates(client),
    client.estimateGas({ account, to: receiver, value: 1n }),
  ])
  const most = (gas * GAS_HEADROOM_PERCENT * rates.most * PRICE_HEADROOM_PERCENT) / 10_000n
  // A price of nothing still leaves something: the next block may ask for it.
  const keptWei = most > gas ? most : gas
  return { amount: balance > keptWei ? balance - keptWei : 0n, keptWei }
}

/** The first step: what goes where, read by the SDK's rules; it outlives the way to the other steps and back. */
export function useSendForm(
  search: SendSearch,
  account: Address | undefined,
  onValid: (params: SendParams) => void,
) {
  const [kind, setKind] = useState<SendAsset['kind']>(search.token ? 'token' : 'native')
  const [token, setToken] = useState(search.token ?? '')
  const [isAsked, setAsked] = useState(false)
  const [maximum, setMaximum] = useState<'ready' | 'reading' | 'failed'>('ready')
  const facts = useSendAsset(kind, token, account)
  const { asset, balance } = facts
  const form = useActionForm<(typeof fields)[number], SendParams>(
    asset ?? activeChain.nativeCurrency,
    { receiver: search.to ?? '', amount: '' },
    (values) =>
      asset
        ? fromIssues(readSendParams(values, asset, balance), 'amount', fields)
        : { ok: false, problems: {} },
    onValid,
  )

  const fillMaximum = async () => {
    if (!asset || !account) return
    if (asset.kind === 'token')
      return form.set('amount', formatUnits(balance ?? 0n, asset.decimals))
    setMaximum('reading')
    try {
      const to = readAddress(form.values.receiver)
      const { amount } = await getNativeMaximum(readClient, account, to.ok ? to.address : undefined)
      form.set('amount', formatUnits(amount, asset.decimals))
      setMaximum('ready')
    } catch {
      // Told beside the button; the amount can still be typed.
      setMaximum('failed')
    }
  }

  const isTokenDue = kind !== 'native' && (token !== '' || isAsked)
  const typedToken = readAddress(token)
  const say = useRefusalText(isTokenDue && !typedToken.ok)
  const tokenError = (): string | true | undefined => {
    if (!isTokenDue) return undefined
    if (!typedToken.ok) return say ? say(typedToken.code) : true
    return facts.token.state === 'missing' ? m.error_Token_InfoNotFound() : undefined
  }

  return {
    ...facts,
    ...form,
    kind,
    tokenText: token,
    tokenError: tokenError(),
    maximum,
    setKind: (next: SendAsset['kind']) => {
      setKind(next)
      form.set('amount', '')
    },
    setToken,
    fillMaximum,
    onSubmit: (event: Parameters<typeof form.onSubmit>[0]) => {
      setAsked(true)
      form.onSubmit(event)
    },
  }
}

export type SendForm = ReturnType<typeof useSendForm>
