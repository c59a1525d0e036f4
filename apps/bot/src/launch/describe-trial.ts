import type { EvmChainDefinition } from '@slipway/chains'
import { formatAmount, formatInteger, type MessageOptions, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { AssetChange } from '@slipway/sdk/signing/sign-forecast'
import type { Trial } from './try-calls.ts'

function changeText(
  change: AssetChange,
  chain: EvmChainDefinition,
  options: MessageOptions,
): string {
  const { token, amount, isNft } = change
  const size = amount < 0n ? -amount : amount
  const { nativeCurrency } = chain
  const decimals = token ? token.decimals : nativeCurrency.decimals
  const symbol = token ? token.symbol || shortenAddress(token.address) : nativeCurrency.symbol
  const text =
    isNft || decimals === undefined
      ? `${formatInteger(size, options.locale)} ${symbol}`
      : formatAmount(size, decimals, { ...options, symbol })
  return `${amount < 0n ? '−' : '+'}${text}`
}

/** What a node says the account would have more and less of, and what the network takes. */
export function describeTrial(
  trial: Extract<Trial, { isRefused: false }>,
  chain: EvmChainDefinition,
  options: MessageOptions,
): readonly string[] {
  const { forecast, gasWei } = trial
  const { decimals, symbol } = chain.nativeCurrency
  const tried =
    forecast.state === 'done'
      ? [
          m.bot_trial_done({}, options),
          ...forecast.changes.map((change) => `  ${changeText(change, chain, options)}`),
        ]
      : [m.bot_trial_unsupported({}, options)]
  if (gasWei === undefined) return tried
  const gas = formatAmount(gasWei, decimals, { ...options, symbol, maximumFractionDigits: 6 })
  return [...tried, m.bot_trial_gas({ gas }, options)]
}
