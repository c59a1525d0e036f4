import { formatBps, formatTime, m } from '@slipway/messages'
import type { FindingCode, SafetyFinding } from '@slipway/sdk/token/safety/safety-finding'

type Text = (args: SafetyFinding['args'], about: string) => string

const texts: Readonly<Record<FindingCode, Text>> = {
  buy_refused: () => m.safety_finding_buy_refused(),
  buy_refused_contract: () => m.safety_finding_buy_refused_contract(),
  sell_refused: () => m.safety_finding_sell_refused(),
  sell_works: ({ bps = 0 }) =>
    bps === 0
      ? m.safety_finding_sell_works()
      : m.safety_finding_sell_works_taxed({ tax: formatBps(bps) }),
  sell_works_contract: () => m.safety_finding_sell_works_contract(),
  sell_delayed: () => m.safety_finding_sell_delayed(),
  later_sell_refused: () => m.safety_finding_later_sell_refused(),
  sell_tax_high: ({ bps = 0 }) => m.safety_finding_sell_tax_high({ tax: formatBps(bps) }),
  buy_tax_high: ({ bps = 0 }) => m.safety_finding_buy_tax_high({ tax: formatBps(bps) }),
  bought_nothing: () => m.safety_finding_bought_nothing(),
  transfer_refused: () => m.safety_finding_transfer_refused(),
  round_trip_heavy: ({ bps = 0 }) => m.safety_finding_round_trip_heavy({ loss: formatBps(bps) }),
  not_open: () => m.safety_finding_not_open(),
  no_pool: () => m.safety_finding_no_pool(),
  not_rehearsed: () => m.safety_finding_not_rehearsed(),
  code_differs: () => m.safety_finding_code_differs(),
  code_matches: () => m.safety_finding_code_matches(),
  code_copied: () => m.safety_finding_code_copied(),
  upgradeable: () => m.safety_finding_upgradeable(),
  upgrade_unclear: () => m.safety_finding_upgrade_unclear(),
  proxy_unrecognised: () => m.safety_finding_proxy_unrecognised(),
  owner_can_mint: () => m.safety_finding_owner_can_mint(),
  owner_can_tax: () => m.safety_finding_owner_can_tax(),
  owner_can_blacklist: () => m.safety_finding_owner_can_blacklist(),
  owner_can_limit: () => m.safety_finding_owner_can_limit(),
  owner_can_limit_wallet: () => m.safety_finding_owner_can_limit_wallet(),
  owner_can_limit_swap: () => m.safety_finding_owner_can_limit_swap(),
  owner_unknown_power: () => m.safety_finding_owner_unknown_power(),
  owner_none: () => m.safety_finding_owner_none(),
  foreign_owner: () => m.safety_finding_foreign_owner(),
  foreign_powers: () => m.safety_finding_foreign_powers(),
  liquidity_free: ({ bps = 0 }) => m.safety_finding_liquidity_free({ share: formatBps(bps) }),
  liquidity_unlocked: ({ bps = 0 }) =>
    m.safety_finding_liquidity_unlocked({ share: formatBps(bps) }),
  liquidity_lock_unknown: ({ bps = 0 }) =>
    m.safety_finding_liquidity_lock_unknown({ share: formatBps(bps) }),
  liquidity_elsewhere: ({ bps = 0 }) =>
    m.safety_finding_liquidity_elsewhere({ share: formatBps(bps) }),
  liquidity_soon: ({ bps = 0, at = 0 }) =>
    m.safety_finding_liquidity_soon({ share: formatBps(bps), time: formatTime(at) }),
  liquidity_locked: ({ bps = 0 }) => m.safety_finding_liquidity_locked({ share: formatBps(bps) }),
  liquidity_burned: ({ bps = 0 }) => m.safety_finding_liquidity_burned({ share: formatBps(bps) }),
  look_alike: (_, currency) => m.names_look_alike({ currency }),
  holder_heavy: ({ bps = 0 }) => m.safety_finding_holder_heavy({ share: formatBps(bps) }),
  holders_unknown: () => m.safety_finding_holders_unknown(),
  source_verified: () => m.safety_finding_source_verified(),
  source_unverified: () => m.safety_finding_source_unverified(),
}

/** A reason of the verdict in the visitor's language. */
export const findingText = ({ code, args, about = '' }: SafetyFinding): string =>
  texts[code](args, about)
