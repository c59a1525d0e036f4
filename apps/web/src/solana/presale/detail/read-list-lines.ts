import { m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import { type Address, isAddress } from '@solana/kit'

const { walletsMax } = solanaPresaleLimits

/** One line of a list: a wallet, and its tier where it is not the first. */
function readLine(line: string): SolanaPresaleEntry | undefined {
  const [wallet = '', tier = '1', ...rest] = line.split(/[\s,;]+/).filter((part) => part !== '')
  if (!isAddress(wallet) || rest.length > 0) return undefined
  if (tier !== '1' && tier !== '2') return undefined
  return { wallet, level: tier === '1' ? 1 : 2 }
}

/** Reads wallets with their tiers, one a line: each once, in the better of its tiers. @returns else why not, in words */
export function readListLines(text: string): readonly SolanaPresaleEntry[] | string {
  const levels = new Map<Address, 1 | 2>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = readLine(line)
    if (!entry) return m.solpresalepage_list_line({ line: at + 1 })
    const before = levels.get(entry.wallet)
    levels.set(entry.wallet, before === 1 ? 1 : entry.level)
  }
  if (levels.size === 0) return m.presale_admin_add_none()
  if (levels.size > walletsMax) return m.solpresalepage_list_long({ max: walletsMax })
  return [...levels].map(([wallet, level]) => ({ wallet, level }))
}
