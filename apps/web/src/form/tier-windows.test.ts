import { formatDuration, m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { tierWindowsText } from './tier-windows.ts'

const [half, hour] = [1_800, 3_600]

test.each([
  [
    'both',
    half,
    hour,
    m.presale_terms_whitelist_tiers({ t1: formatDuration(half), t2: formatDuration(hour) }),
  ],
  ['the first alone', half, 0, m.presale_terms_whitelist_tier_one({ t1: formatDuration(half) })],
  ['the second alone', 0, hour, m.presale_terms_whitelist_both({ t2: formatDuration(hour) })],
  ['none', 0, 0, m.presale_terms_whitelist_off()],
])('windows of no time are not told: %s', (_, t1, t2, text) => {
  expect(tierWindowsText({ t1, t2 })).toBe(text)
})
