import type { Address } from 'viem'
import type { IssueSink } from './issue-sink.ts'
import { readNeededAddress } from './read-draft-addresses.ts'
import { readDecimal } from './read-number.ts'

/** Payments to the holders of a collection, as typed (specification, section 3, NFT dividend settings). */
export interface NftDividendInput {
  /** An ERC-721 collection. */
  readonly nft: string
  /** Currency of the pool for each NFT and payout. */
  readonly perNftDividend: string
  /** Currency of the pool that must have come together before a payout. */
  readonly dividendTrigger: string
  /** Decimals of the pool's currency, which these two amounts are counted in. */
  readonly quoteDecimals: number
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
function readPerNft(input: NftDividendInput, report: IssueSink): bigint {
  const { perNftDividend: text, quoteDecimals } = input
  if (text.trim() === '') {
    report('perNftDividend', 'Token_PerNftDividendZero')
    return 0n
  }
  const amount = readDecimal('perNftDividend', text, quoteDecimals, report)
  if (amount === 0n) report('perNftDividend', 'Token_PerNftDividendZero')
  return amount ?? 0n
}

/** Reads the NFT dividend (specification, section 5). */
export function readNftDividend(input: NftDividendInput, report: IssueSink): NftDividend {
  const { quoteDecimals, marketingTaxAccounted, dividendTrigger } = input
  return {
    nft: readNeededAddress('nft', input.nft, { zeroCode: 'Token_NftUnusable', arg: 'nft' }, report),
    perNftDividend: readPerNft(input, report),
    dividendTrigger: readDecimal('dividendTrigger', dividendTrigger, quoteDecimals, report) ?? 0n,
    quoteDecimals,
    marketingTaxAccounted,
  }
}
