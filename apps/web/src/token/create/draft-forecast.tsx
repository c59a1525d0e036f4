import { m } from '@slipway/messages'
import { isTaxedDraft } from '@slipway/sdk/token/is-taxed-draft'
import type { ScannerFlagCode } from '@slipway/sdk/token/scanner-flags'
import { calculateScannerFlags } from '@slipway/sdk/token/scanner-flags'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { IconFlag } from '@tabler/icons-react'
import classes from './create.module.css'
import { TaxSummary } from './tax-summary.tsx'

/** What token scanners say, in plain words. */
const scannerFlagTexts: Readonly<Record<ScannerFlagCode, () => string>> = {
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

/** What a complete draft will do and how it will look to others: its taxes, and what scanners say. */
export default function DraftForecast({ draft }: { draft: TokenDraft }) {
  const flags = calculateScannerFlags(draft)
  return (
    <>
      {isTaxedDraft(draft) && (
        <section>
          <h3>{m.token_preview_taxes()}</h3>
          <TaxSummary draft={draft} />
        </section>
      )}
      <section>
        <h3>{m.token_preview_scanner()}</h3>
        <ul className={classes.flags}>
          {flags.map(({ code, severity }) => (
            <li key={code} data-severity={severity}>
              <IconFlag size={16} stroke={1.6} aria-hidden />
              {scannerFlagTexts[code]()}
            </li>
          ))}
          <li data-severity="note">
            <IconFlag size={16} stroke={1.6} aria-hidden />
            {m.token_scanner_owner()}
          </li>
        </ul>
      </section>
    </>
  )
}
