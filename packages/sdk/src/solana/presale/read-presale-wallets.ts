import { type Address, isAddress } from '@solana/kit'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresaleField, SolanaPresaleTexts } from './solana-presale-schema.ts'
import type { SolanaPresaleEntry } from './types.ts'

type Report = FieldIssueCollector<SolanaPresaleField>
const tiers = [
  { field: 'tierOne', level: 1 },
  { field: 'tierTwo', level: 2 },
] as const

/** What stands around an address in lists that come from elsewhere. */
const edges = /^[\s"',;]+|[\s"',;]+$/g

/** Wallets of one list. Only its first wrong line is reported: that one is mended first. */
function readTier(
  text: string,
  field: 'tierOne' | 'tierTwo',
  report: Report,
): ReadonlySet<Address> {
  const wallets = new Set<Address>()
  let isWrong = false
  for (const [at, typed] of text.split('\n').entries()) {
    const line = typed.replace(edges, '')
    if (line === '') continue
    if (isAddress(line)) wallets.add(line)
    else if (!isWrong) {
      report(field, 'Input_AddressLineInvalid', { line: BigInt(at + 1) })
      isWrong = true
    }
  }
  return wallets
}

/**
 * Reads the wallets of both tiers: each once, at the better of its tiers.
 * @returns undefined where a presale with such a list cannot be made, after a report
 */
export function readPresaleWallets(
  input: Pick<SolanaPresaleTexts, 'whitelistMode' | 'tierOne' | 'tierTwo'>,
  report: Report,
): readonly SolanaPresaleEntry[] | undefined {
  if (input.whitelistMode === 'none') return []
  const levels = new Map<Address, 1 | 2>()
  let isRight = true
  const note: Report = (...issue) => {
    isRight = false
    report(...issue)
  }
  for (const { field, level } of tiers)
    for (const wallet of readTier(input[field], field, note))
      if (!levels.has(wallet)) levels.set(wallet, level)
  const { walletsMax: max } = solanaPresaleLimits
  if (levels.size > max) note('tierOne', 'PayList_TooLong', { max, count: levels.size })
  // Nobody could ever buy; a list for the first hours alone may still come until the start.
  if (isRight && levels.size === 0) note('tierOne', 'SolanaPresale_NoWallets')
  return isRight ? [...levels].map(([wallet, level]) => ({ wallet, level })) : undefined
}
