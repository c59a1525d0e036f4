import { m } from '@slipway/messages'
import { isTaxedDraft } from '@slipway/sdk/token/is-taxed-draft'
import { calculateScannerFlags } from '@slipway/sdk/token/scanner-flags'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { IconFlag } from '@tabler/icons-react'
import classes from './create.module.css'
import { scannerFlagTexts } from './scanner-flags.ts'
import { TaxSummary } from './tax-summary.tsx'

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
