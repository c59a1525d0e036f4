import type { Address } from 'viem'
import { readDecimal } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'
import { readNeededAddress } from './read-draft-addresses.ts'

/** How much the holders of a collection are paid, as typed. */
export interface NftAmountsInput {
  /** Currency of the pool for each NFT and payout. */
  readonly perNftDividend: string
  /** Currency of the pool that must have come together before a payout. */
  readonly dividendTrigger: string
  /** Decimals of the pool's currency, which these two amounts are counted in. */
  readonly quoteDecimals: number
}

/** Payments to the holders of a collection, as typed (specification, section 3, NFT dividend settings). */
export interface NftDividendInput extends NftAmountsInput {
  /** An ERC-721 collection. */
  readonly nft: string
  readonly marketingTaxAccounted: boolean
}

/** Payments to the holders of a collection, as the contract takes them; amounts in base units of the quote token. */
export interface NftDividend {
  readonly nft: Address
  readonly perNftDividend: bigint
  readonly dividendTrigger: bigint
  readonly quoteDecimals: number
  readonly marketingTaxAccounted: boolean
}

/** The wording is the specification's: "Please enter the single dividend amount". */
function readPerNft(input: NftAmountsInput, report: IssueCollector): bigint {
  const { perNftDividend: text, quoteDecimals } = input
  if (text.trim() === '') {
    report('perNftDividend', 'Token_PerNftDividendZero')
    return 0n
  }
  const amount = readDecimal('perNftDividend', text, quoteDecimals, report)
  if (amount === undefined) return 0n
  if (amount === 0n) report('perNftDividend', 'Token_PerNftDividendZero')
  const max = tokenLimits.nftAmountMax
  if (amount > max) report('perNftDividend', 'Token_PerNftDividendTooHigh', { amount, max })
  return amount
}

function readTrigger(
  { dividendTrigger, quoteDecimals }: NftAmountsInput,
  report: IssueCollector,
): bigint {
  const amount = readDecimal('dividendTrigger', dividendTrigger, quoteDecimals, report) ?? 0n
  const max = tokenLimits.nftAmountMax
  if (amount > max) report('dividendTrigger', 'Token_DividendTriggerTooHigh', { amount, max })
  return amount
}

/** Reads how much each NFT is paid, and from when on, in base units of the quote token. */
export function readNftAmounts(
  input: NftAmountsInput,
  report: IssueCollector,
): Pick<NftDividend, 'perNftDividend' | 'dividendTrigger'> {
  return { perNftDividend: readPerNft(input, report), dividendTrigger: readTrigger(input, report) }
}

/** Reads the NFT dividend (specification, section 5). */
export function readNftDividend(input: NftDividendInput, report: IssueCollector): NftDividend {
  const { quoteDecimals, marketingTaxAccounted } = input
  return {
    nft: readNeededAddress('nft', input.nft, { zeroCode: 'Token_NftUnusable', arg: 'nft' }, report),
    ...readNftAmounts(input, report),
    quoteDecimals,
    marketingTaxAccounted,
  }
}
