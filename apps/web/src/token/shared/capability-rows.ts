import { formatBps, formatInterval, m } from '@slipway/messages'
import type { TokenCapabilities } from '@slipway/sdk/token/decode-capabilities'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { Token } from '@slipway/sdk/token/types'
import { shortAmount } from './short-amount.ts'

/** One power of the owner: what it is, within which bound, and whether it is still there. */
export interface CapabilityRow {
  text: string
  note: string
  isHeld: boolean
}

const until = (isHeld: boolean) =>
  isHeld ? m.token_capability_until_off() : m.token_capability_gone()

function mintRow({ capabilities, minting }: Token): CapabilityRow {
  const wasMintable = minting.maxBps > 0
  const text = wasMintable
    ? m.token_capability_mint({
        ratio: formatBps(minting.maxBps),
        period: formatInterval(minting.cooldownSeconds),
      })
    : m.token_mint_title()
  const note = wasMintable ? until(capabilities.mint) : m.token_capability_never()
  return { text, note, isHeld: capabilities.mint }
}

/** Powers of templates with taxes, in the order in which buyers care. */
const taxedPowers: readonly (readonly [keyof TokenCapabilities, (token: Token) => string])[] = [
  ['launch', () => m.console_capability_launch()],
  [
    'taxes',
    () =>
      m.console_capability_taxes({
        transfer: formatBps(tokenLimits.transferTaxMaxBps),
        pool: formatBps(tokenLimits.addPoolTaxMaxBps),
      }),
  ],
  ['blacklist', () => m.console_capability_blacklist()],
  ['walletLimit', (token) => m.console_capability_wallet_limit({ min: smallest(token) })],
  ['swapLimit', (token) => m.console_capability_swap_limit({ min: smallest(token) })],
  ['marketingWallet', () => m.console_capability_marketing()],
  ['exemptions', () => m.console_capability_exemptions()],
  ['dividendTerms', () => m.console_capability_dividends()],
  ['referralTerms', () => m.console_capability_referral()],
  ['fission', () => m.console_capability_fission()],
  ['swapThreshold', () => m.console_capability_threshold()],
]

/** Powers that a template of this kind has no code for, told by what the token carries. */
const absent = (token: Token): ReadonlySet<keyof TokenCapabilities> =>
  new Set([
    ...(token.dividends ? [] : (['dividendTerms'] as const)),
    ...(token.referral ? [] : (['referralTerms'] as const)),
  ])

function smallest(token: Token): string {
  return shortAmount((token.totalSupply * tokenLimits.limitMinBps) / 10_000n, token)
}

function taxedRows(token: Token): CapabilityRow[] {
  if (!token.taxed) return []
  const without = absent(token)
  return taxedPowers
    .filter(([power]) => !without.has(power))
    .map(([power, text]) => {
      const isHeld = token.capabilities[power] === true
      const gone = power === 'launch' ? m.console_capability_launched() : m.token_capability_gone()
      return { text: text(token), isHeld, note: isHeld ? '' : gone }
    })
}

/** What the owner of a token can still do, in words, the gravest first. */
export function capabilityRows(token: Token): readonly CapabilityRow[] {
  const { capabilities } = token
  return [
    ...taxedRows(token),
    mintRow(token),
    {
      text: m.token_capability_uri(),
      isHeld: capabilities.contractUri,
      note: capabilities.contractUri
        ? m.token_capability_until_frozen()
        : m.token_capability_gone(),
    },
    {
      text: m.token_capability_ownership(),
      isHeld: capabilities.owner,
      note: capabilities.owner ? '' : m.token_capability_gone(),
    },
    ...(capabilities.unknownBits === 0n
      ? []
      : [{ text: m.token_capability_unknown(), isHeld: true, note: '' }]),
  ]
}
