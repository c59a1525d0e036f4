import { formatBps, formatDuration, formatInterval, m } from '@slipway/messages'
import type { PresaleTerms } from '@slipway/sdk/presale/types'
import { tierWindowsText } from '../../form/tier-windows.ts'

const ALL_BPS = 10_000

/** How the tokens of a presale are released, in a sentence. */
export function releaseTermsText(
  terms: Pick<PresaleTerms, 'vest' | 'vestFirst' | 'vestCycle' | 'vestPercent'>,
): string {
  // Where the first part is all, nothing follows it.
  if (!terms.vest || terms.vestFirst >= ALL_BPS) return m.presale_release_once()
  return m.presale_release_split({
    first: formatBps(terms.vestFirst),
    each: formatBps(terms.vestPercent),
    cycle: formatInterval(terms.vestCycle),
  })
}

/** Who may come in and when, in a sentence. */
export function whitelistText({
  useWhiteList,
  t1Block,
  t2Block,
}: Pick<PresaleTerms, 'useWhiteList' | 't1Block' | 't2Block'>): string {
  if (useWhiteList === 0) return m.presale_terms_whitelist_off()
  if (useWhiteList === 2)
    return t1Block > 0
      ? m.presale_terms_whitelist_only_after({ t1: formatDuration(t1Block) })
      : m.presale_terms_whitelist_only()
  return tierWindowsText({ t1: t1Block, t2: t2Block })
}
