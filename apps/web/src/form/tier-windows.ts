import { formatDuration, m } from '@slipway/messages'

/** Seconds in which tier 1 buys alone, and then both tiers, before everybody does. */
interface TierWindows {
  readonly t1: number
  readonly t2: number
}

/** Who may come in when, in a presale in which everybody may after the tiers. A window of no time is none. */
export function tierWindowsText({ t1, t2 }: TierWindows): string {
  const first = formatDuration(t1)
  const second = formatDuration(t2)
  if (t1 > 0 && t2 > 0) return m.presale_terms_whitelist_tiers({ t1: first, t2: second })
  if (t1 > 0) return m.presale_terms_whitelist_tier_one({ t1: first })
  return t2 > 0 ? m.presale_terms_whitelist_both({ t2: second }) : m.presale_terms_whitelist_off()
}
