import {
  airdropAccountColumns,
  airdropClaimColumns,
  airdropColumns,
  airdropEventColumns,
  multisendColumns,
  multisendListColumns,
} from '../airdrop/indexed.ts'
import {
  airdropFactorySettingsColumns,
  airdropFeeDiscountColumns,
  airdropTemplateColumns,
} from '../airdrop/indexed-factory.ts'
import type { Columns, RowOf } from '../columns/column-kind.ts'
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
  nftColumns,
  nftSaleAccountColumns,
  nftSaleColumns,
  nftSaleEventColumns,
} from '../nft/indexed.ts'
import {
  nftSaleFactoryColumns,
  nftSaleFeeDiscountColumns,
  nftSaleTemplateColumns,
} from '../nft/indexed-factory.ts'
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
  presaleCurrencyDayColumns,
  presaleFactorySettingsColumns,
  presaleFeeDiscountColumns,
  presaleTemplateColumns,
} from '../presale/indexed-factory.ts'
import {
  poolAccountColumns,
  poolColumns,
  poolDayColumns,
  poolEventColumns,
  poolFactoryColumns,
  poolFeeDiscountColumns,
  poolNftColumns,
  poolStakerColumns,
  poolTemplateColumns,
} from '../staking/indexed.ts'
import {
  platformAccountColumns,
  platformActColumns,
  platformChainColumns,
  platformDayColumns,
} from '../stats/indexed.ts'
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
import {
  vipContractColumns,
  vipEventColumns,
  vipMembershipColumns,
  vipPlanColumns,
} from '../vip/indexed.ts'
import { slotOfferColumns } from '../whitelist-market/indexed.ts'

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
  presaleCurrencyDay: presaleCurrencyDayColumns,
  inviterLedger: inviterLedgerColumns,
  inviterReward: inviterRewardColumns,
  slotOffer: slotOfferColumns,
  pool: poolColumns,
  poolAccount: poolAccountColumns,
  poolNft: poolNftColumns,
  poolEvent: poolEventColumns,
  poolDay: poolDayColumns,
  poolStaker: poolStakerColumns,
  poolFactory: poolFactoryColumns,
  poolTemplate: poolTemplateColumns,
  poolFeeDiscount: poolFeeDiscountColumns,
  airdrop: airdropColumns,
  airdropAccount: airdropAccountColumns,
  airdropClaim: airdropClaimColumns,
  airdropEvent: airdropEventColumns,
  airdropFactorySettings: airdropFactorySettingsColumns,
  airdropTemplate: airdropTemplateColumns,
  airdropFeeDiscount: airdropFeeDiscountColumns,
  multisend: multisendColumns,
  multisendList: multisendListColumns,
  nftSale: nftSaleColumns,
  nft: nftColumns,
  nftSaleAccount: nftSaleAccountColumns,
  nftSaleEvent: nftSaleEventColumns,
  nftSaleFactory: nftSaleFactoryColumns,
  nftSaleTemplate: nftSaleTemplateColumns,
  nftSaleFeeDiscount: nftSaleFeeDiscountColumns,
  vipContract: vipContractColumns,
  vipPlan: vipPlanColumns,
  vipMembership: vipMembershipColumns,
  vipEvent: vipEventColumns,
  platformChain: platformChainColumns,
  platformDay: platformDayColumns,
  platformAct: platformActColumns,
  platformAccount: platformAccountColumns,
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
