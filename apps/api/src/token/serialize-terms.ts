import type { token } from '@slipway/database/token/indexed'
import type { tokenTerms, tokenTotals } from '@slipway/database/token/indexed-terms'
import { showAddress } from '../http/fields.ts'
import type { TokenTerms } from './terms-schemas.ts'

type TermsRecord = typeof tokenTerms.$inferSelect
type TotalsRecord = typeof tokenTotals.$inferSelect

interface TaxRecord {
  buyTaxBps: number
  sellTaxBps: number
  transferTaxBps: number
  addPoolTaxBps: number
  removePoolTaxBps: number
  burnShare: number
  liquidityShare: number
  marketingShare: number
  dividendShare: number
}

const serializeNullable = (address: `0x${string}` | null) => address && showAddress(address)
const text = (amount: bigint | undefined) => String(amount ?? 0n)

/** Taxes and shares of a row that has both. */
export const serializeTaxes = (row: TaxRecord) => ({
  taxes: {
    buyBps: row.buyTaxBps,
    sellBps: row.sellTaxBps,
    transferBps: row.transferTaxBps,
    addPoolBps: row.addPoolTaxBps,
    removePoolBps: row.removePoolTaxBps,
  },
  shares: {
    burn: row.burnShare,
    liquidity: row.liquidityShare,
    marketing: row.marketingShare,
    dividend: row.dividendShare,
  },
})

const serializeTotals = (totals: TotalsRecord | null) => ({
  taxCollected: text(totals?.taxCollected),
  swapBacks: totals?.swapBacks ?? 0,
  soldTokens: text(totals?.soldTokens),
  burnedTokens: text(totals?.burnedTokens),
  liquidityTokens: text(totals?.liquidityTokens),
  liquidityQuote: text(totals?.liquidityQuote),
  marketingQuote: text(totals?.marketingQuote),
  dividendAmount: text(totals?.dividendAmount),
  blacklisted: totals?.blacklisted ?? 0,
  killed: totals?.killed ?? 0,
  lpStaked: text(totals?.lpStaked),
  lockCredited: text(totals?.lockCredited),
})

function serializeDividend(
  terms: TermsRecord,
  totals: TotalsRecord | null,
): TokenTerms['dividend'] {
  const { dividendIntervalBlocks, dividendThreshold } = terms
  if (dividendIntervalBlocks === null && dividendThreshold === null) return null
  return {
    threshold: dividendThreshold === null ? null : String(dividendThreshold),
    intervalBlocks: dividendIntervalBlocks,
    added: text(totals?.dividendsAdded),
    paid: text(totals?.dividendsPaid),
    payments: totals?.dividendPayments ?? 0,
    accounts: totals?.dividendAccounts ?? 0,
  }
}

function serializeNft(terms: TermsRecord, totals: TotalsRecord | null): TokenTerms['nft'] {
  if (terms.perNftDividend === null) return null
  return {
    perNft: String(terms.perNftDividend),
    trigger: text(terms.nftTrigger ?? 0n),
    credited: text(totals?.nftCredited),
    paid: text(totals?.nftPaid),
    activeNfts: totals?.activeNfts ?? 0,
  }
}

function serializeReferral(
  terms: TermsRecord,
  totals: TotalsRecord | null,
): TokenTerms['referral'] {
  if (terms.rebateBps === null) return null
  return {
    rebateBps: terms.rebateBps.split(',').map(Number),
    bindIntervalBlocks: terms.bindIntervalBlocks,
    members: totals?.members ?? 0,
    rebates: totals?.rebates ?? 0,
    rebatesPaid: text(totals?.rebatesPaid),
  }
}

/** Terms and totals of a taxed token. */
export function serializeTerms(
  row: typeof token.$inferSelect,
  terms: TermsRecord,
  totals: TotalsRecord | null,
): TokenTerms {
  return {
    ...serializeTaxes(terms),
    switches: {
      taxChange: terms.taxChange,
      blacklist: terms.blacklist,
      swapLimit: terms.swapLimitOn,
      walletLimit: terms.walletLimitOn,
    },
    walletLimit: String(terms.walletLimit),
    swapLimit: String(terms.swapLimit),
    fissionCount: terms.fissionCount,
    swapThreshold: String(terms.swapThreshold),
    killBlocks: terms.killBlocks,
    launch: {
      isLaunched: row.launched,
      launchedAt: row.launchedAt,
      launchedBlock: terms.launchedBlock,
      isLiquidityPhase: terms.liquidityPhase,
      launcher: serializeNullable(terms.launcher),
      pair: serializeNullable(terms.pair),
    },
    marketingWallet: serializeNullable(terms.marketingWallet),
    dividend: serializeDividend(terms, totals),
    nft: serializeNft(terms, totals),
    referral: serializeReferral(terms, totals),
    totals: serializeTotals(totals),
  }
}
