import { inviterLedgerColumns, inviterRewardColumns } from '../inviter/indexed.ts'
import {
  lockAssetColumns,
  lockColumns,
  lockCustodyColumns,
  lockEventColumns,
  lockedNftColumns,
  lockerColumns,
  lockMemberColumns,
  lockOperatorColumns,
  lockSuccessorColumns,
} from '../lock/indexed.ts'
import {
  presaleActionColumns,
  presaleColumns,
  presaleDayColumns,
  presaleListingColumns,
  presalePayoutColumns,
} from '../presale/indexed.ts'
import {
  presaleAccountColumns,
  presaleContributionColumns,
  presaleSlotColumns,
} from '../presale/indexed-accounts.ts'
import {
  presaleCurrencyColumns,
  presaleFactorySettingsColumns,
  presaleFeeDiscountColumns,
  presaleTemplateColumns,
} from '../presale/indexed-factory.ts'
import { platformChainColumns, platformDayColumns } from '../stats/indexed.ts'
import {
  tokenAccountColumns,
  tokenActionColumns,
  tokenBalanceColumns,
  tokenColumns,
  tokenFactoryColumns,
  tokenTemplateColumns,
} from '../token/indexed.ts'
import {
  tokenDividendAccountColumns,
  tokenDividendAdditionColumns,
  tokenDividendPaymentColumns,
  tokenLockCreditColumns,
  tokenNftDividendColumns,
} from '../token/indexed-dividends.ts'
import {
  tokenCommitmentColumns,
  tokenCreationColumns,
  tokenLaunchColumns,
  tokenOpeningColumns,
  tokenTeamBuyColumns,
} from '../token/indexed-launches.ts'
import {
  tokenInviteColumns,
  tokenRebateColumns,
  tokenReferralColumns,
} from '../token/indexed-referrals.ts'
import {
  tokenBlacklistColumns,
  tokenExemptionColumns,
  tokenPairColumns,
  tokenSwapBackColumns,
  tokenTaxColumns,
  tokenTermsColumns,
  tokenTotalsColumns,
} from '../token/indexed-terms.ts'
import { slotOfferColumns } from '../whitelist/indexed.ts'
import type { Columns, RowOf } from './column-kind.ts'

/** Every chain-derived table by the name under which handlers know it. The one list of them. */
export const indexedTables = {
  token: tokenColumns,
  tokenBalance: tokenBalanceColumns,
  tokenAction: tokenActionColumns,
  tokenAccount: tokenAccountColumns,
  tokenTemplate: tokenTemplateColumns,
  tokenFactory: tokenFactoryColumns,
  tokenCreation: tokenCreationColumns,
  tokenTerms: tokenTermsColumns,
  tokenTotals: tokenTotalsColumns,
  tokenTax: tokenTaxColumns,
  tokenPair: tokenPairColumns,
  tokenBlacklist: tokenBlacklistColumns,
  tokenExemption: tokenExemptionColumns,
  tokenSwapBack: tokenSwapBackColumns,
  tokenDividendAddition: tokenDividendAdditionColumns,
  tokenDividendPayment: tokenDividendPaymentColumns,
  tokenDividendAccount: tokenDividendAccountColumns,
  tokenNftDividend: tokenNftDividendColumns,
  tokenLockCredit: tokenLockCreditColumns,
  tokenReferral: tokenReferralColumns,
  tokenInvite: tokenInviteColumns,
  tokenRebate: tokenRebateColumns,
  tokenLaunch: tokenLaunchColumns,
  tokenTeamBuy: tokenTeamBuyColumns,
  tokenOpening: tokenOpeningColumns,
  tokenCommitment: tokenCommitmentColumns,
  lock: lockColumns,
  lockEvent: lockEventColumns,
  lockAsset: lockAssetColumns,
  locker: lockerColumns,
  lockMember: lockMemberColumns,
  lockCustody: lockCustodyColumns,
  lockedNft: lockedNftColumns,
  lockOperator: lockOperatorColumns,
  lockSuccessor: lockSuccessorColumns,
  presale: presaleColumns,
  presaleListing: presaleListingColumns,
  presalePayout: presalePayoutColumns,
  presaleAction: presaleActionColumns,
  presaleDay: presaleDayColumns,
  presaleContribution: presaleContributionColumns,
  presaleAccount: presaleAccountColumns,
  presaleSlot: presaleSlotColumns,
  presaleFactorySettings: presaleFactorySettingsColumns,
  presaleTemplate: presaleTemplateColumns,
  presaleFeeDiscount: presaleFeeDiscountColumns,
  presaleCurrency: presaleCurrencyColumns,
  inviterLedger: inviterLedgerColumns,
  inviterReward: inviterRewardColumns,
  slotOffer: slotOfferColumns,
  platformChain: platformChainColumns,
  platformDay: platformDayColumns,
} as const satisfies Readonly<Record<string, Columns>>

export type IndexedTableName = keyof typeof indexedTables

/** The row of each table. */
export type IndexedRows = { [Name in IndexedTableName]: RowOf<(typeof indexedTables)[Name]> }

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Names of the columns of every chain-derived table, both as the database has them. */
export const indexedColumns: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(indexedTables).map(([table, columns]) => [
    snakeCase(table),
    Object.keys(columns).map(snakeCase),
  ]),
)
