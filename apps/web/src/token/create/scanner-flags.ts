import { m } from '@slipway/messages'
import type { ScannerFlagCode } from '@slipway/sdk/token/scanner-flags'

/** What token scanners say, in plain words. */
export const scannerFlagTexts: Readonly<Record<ScannerFlagCode, () => string>> = {
  mintable: m.token_scanner_mint,
  'tax-changeable': m.token_scanner_tax_changeable,
  blacklist: m.token_scanner_blacklist,
  'kill-blocks': m.token_scanner_kill_blocks,
  'trading-gate': m.token_scanner_gate,
  'wallet-limit': m.token_scanner_wallet_limit,
  'swap-limit': m.token_scanner_swap_limit,
  'high-buy-tax': m.token_scanner_high_buy_tax,
  'high-sell-tax': m.token_scanner_high_sell_tax,
  'transfer-tax': m.token_scanner_transfer_tax,
  'high-pool-tax': m.token_scanner_high_pool_tax,
  fission: m.token_scanner_fission,
  'liquidity-withdrawable': m.token_scanner_liquidity,
}
