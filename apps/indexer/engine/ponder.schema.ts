import type { ColumnKind, Columns } from '@slipway/database/columns/column-kind'
import { indexedTables as tables } from '@slipway/database/schema/indexed-tables'
import { onchainTable, type PgColumnsBuilders } from 'ponder'

/** The engine's column for each kind of the tables' one description. */
const builders = {
  id: (t: PgColumnsBuilders) => t.text().primaryKey(),
  text: (t: PgColumnsBuilders) => t.text().notNull(),
  'text?': (t: PgColumnsBuilders) => t.text(),
  hex: (t: PgColumnsBuilders) => t.hex().notNull(),
  'hex?': (t: PgColumnsBuilders) => t.hex(),
  address: (t: PgColumnsBuilders) => t.hex().notNull(),
  'address?': (t: PgColumnsBuilders) => t.hex(),
  int: (t: PgColumnsBuilders) => t.int8({ mode: 'number' }).notNull(),
  'int?': (t: PgColumnsBuilders) => t.int8({ mode: 'number' }),
  seconds: (t: PgColumnsBuilders) => t.int8({ mode: 'number' }).notNull(),
  'seconds?': (t: PgColumnsBuilders) => t.int8({ mode: 'number' }),
  uint256: (t: PgColumnsBuilders) => t.bigint().notNull(),
  'uint256?': (t: PgColumnsBuilders) => t.bigint(),
  bool: (t: PgColumnsBuilders) => t.boolean().notNull(),
} satisfies Record<ColumnKind, (t: PgColumnsBuilders) => unknown>

type Built<C extends Columns> = { [K in keyof C]: ReturnType<(typeof builders)[C[K]]> }

const build =
  <C extends Columns>(columns: C) =>
  (t: PgColumnsBuilders): Built<C> =>
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [name, builders[kind](t)]),
    ) as Built<C>

export const token = onchainTable('token', build(tables.token))
export const tokenBalance = onchainTable('token_balance', build(tables.tokenBalance))
export const tokenAction = onchainTable('token_action', build(tables.tokenAction))
export const tokenAccount = onchainTable('token_account', build(tables.tokenAccount))
export const tokenTemplate = onchainTable('token_template', build(tables.tokenTemplate))
export const tokenFactory = onchainTable('token_factory', build(tables.tokenFactory))
export const tokenCreation = onchainTable('token_creation', build(tables.tokenCreation))
export const tokenTerms = onchainTable('token_terms', build(tables.tokenTerms))
export const tokenTotals = onchainTable('token_totals', build(tables.tokenTotals))
export const tokenTax = onchainTable('token_tax', build(tables.tokenTax))
export const tokenPair = onchainTable('token_pair', build(tables.tokenPair))
export const tokenBlacklist = onchainTable('token_blacklist', build(tables.tokenBlacklist))
export const tokenExemption = onchainTable('token_exemption', build(tables.tokenExemption))
export const tokenSwapBack = onchainTable('token_swap_back', build(tables.tokenSwapBack))
export const tokenDividendAddition = onchainTable(
  'token_dividend_addition',
  build(tables.tokenDividendAddition),
)
export const tokenDividendPayment = onchainTable(
  'token_dividend_payment',
  build(tables.tokenDividendPayment),
)
export const tokenDividendAccount = onchainTable(
  'token_dividend_account',
  build(tables.tokenDividendAccount),
)
export const tokenNftDividend = onchainTable('token_nft_dividend', build(tables.tokenNftDividend))
export const tokenLockCredit = onchainTable('token_lock_credit', build(tables.tokenLockCredit))
export const tokenReferral = onchainTable('token_referral', build(tables.tokenReferral))
export const tokenInvite = onchainTable('token_invite', build(tables.tokenInvite))
export const tokenRebate = onchainTable('token_rebate', build(tables.tokenRebate))
export const tokenLaunch = onchainTable('token_launch', build(tables.tokenLaunch))
export const tokenTeamBuy = onchainTable('token_team_buy', build(tables.tokenTeamBuy))
export const tokenOpening = onchainTable('token_opening', build(tables.tokenOpening))
export const tokenCommitment = onchainTable('token_commitment', build(tables.tokenCommitment))
export const lock = onchainTable('lock', build(tables.lock))
export const lockEvent = onchainTable('lock_event', build(tables.lockEvent))
export const lockAsset = onchainTable('lock_asset', build(tables.lockAsset))
export const locker = onchainTable('locker', build(tables.locker))
export const lockMember = onchainTable('lock_member', build(tables.lockMember))
export const lockCustody = onchainTable('lock_custody', build(tables.lockCustody))
export const lockedNft = onchainTable('locked_nft', build(tables.lockedNft))
export const lockOperator = onchainTable('lock_operator', build(tables.lockOperator))
export const lockSuccessor = onchainTable('lock_successor', build(tables.lockSuccessor))
export const presale = onchainTable('presale', build(tables.presale))
export const presaleListing = onchainTable('presale_listing', build(tables.presaleListing))
export const presalePayout = onchainTable('presale_payout', build(tables.presalePayout))
export const presaleAction = onchainTable('presale_action', build(tables.presaleAction))
export const presaleDay = onchainTable('presale_day', build(tables.presaleDay))
export const presaleContribution = onchainTable(
  'presale_contribution',
  build(tables.presaleContribution),
)
export const presaleAccount = onchainTable('presale_account', build(tables.presaleAccount))
export const presaleSlot = onchainTable('presale_slot', build(tables.presaleSlot))
export const presaleFactorySettings = onchainTable(
  'presale_factory_settings',
  build(tables.presaleFactorySettings),
)
export const presaleTemplate = onchainTable('presale_template', build(tables.presaleTemplate))
export const presaleFeeDiscount = onchainTable(
  'presale_fee_discount',
  build(tables.presaleFeeDiscount),
)
export const presaleCurrency = onchainTable('presale_currency', build(tables.presaleCurrency))
export const presaleCurrencyDay = onchainTable(
  'presale_currency_day',
  build(tables.presaleCurrencyDay),
)
export const inviterLedger = onchainTable('inviter_ledger', build(tables.inviterLedger))
export const inviterReward = onchainTable('inviter_reward', build(tables.inviterReward))
export const slotOffer = onchainTable('slot_offer', build(tables.slotOffer))
export const pool = onchainTable('pool', build(tables.pool))
export const poolAccount = onchainTable('pool_account', build(tables.poolAccount))
export const poolNft = onchainTable('pool_nft', build(tables.poolNft))
export const poolEvent = onchainTable('pool_event', build(tables.poolEvent))
export const poolDay = onchainTable('pool_day', build(tables.poolDay))
export const poolStaker = onchainTable('pool_staker', build(tables.poolStaker))
export const poolFactory = onchainTable('pool_factory', build(tables.poolFactory))
export const poolTemplate = onchainTable('pool_template', build(tables.poolTemplate))
export const poolFeeDiscount = onchainTable('pool_fee_discount', build(tables.poolFeeDiscount))
export const airdrop = onchainTable('airdrop', build(tables.airdrop))
export const airdropAccount = onchainTable('airdrop_account', build(tables.airdropAccount))
export const airdropClaim = onchainTable('airdrop_claim', build(tables.airdropClaim))
export const airdropEvent = onchainTable('airdrop_event', build(tables.airdropEvent))
export const airdropFactorySettings = onchainTable(
  'airdrop_factory_settings',
  build(tables.airdropFactorySettings),
)
export const airdropTemplate = onchainTable('airdrop_template', build(tables.airdropTemplate))
export const airdropFeeDiscount = onchainTable(
  'airdrop_fee_discount',
  build(tables.airdropFeeDiscount),
)
export const multisend = onchainTable('multisend', build(tables.multisend))
export const multisendList = onchainTable('multisend_list', build(tables.multisendList))
export const nftSale = onchainTable('nft_sale', build(tables.nftSale))
export const nft = onchainTable('nft', build(tables.nft))
export const nftSaleAccount = onchainTable('nft_sale_account', build(tables.nftSaleAccount))
export const nftSaleEvent = onchainTable('nft_sale_event', build(tables.nftSaleEvent))
export const nftSaleFactory = onchainTable('nft_sale_factory', build(tables.nftSaleFactory))
export const nftSaleTemplate = onchainTable('nft_sale_template', build(tables.nftSaleTemplate))
export const nftSaleFeeDiscount = onchainTable(
  'nft_sale_fee_discount',
  build(tables.nftSaleFeeDiscount),
)
export const vipContract = onchainTable('vip_contract', build(tables.vipContract))
export const vipPlan = onchainTable('vip_plan', build(tables.vipPlan))
export const vipMembership = onchainTable('vip_membership', build(tables.vipMembership))
export const vipEvent = onchainTable('vip_event', build(tables.vipEvent))
export const platformChain = onchainTable('platform_chain', build(tables.platformChain))
export const platformDay = onchainTable('platform_day', build(tables.platformDay))
export const platformAct = onchainTable('platform_act', build(tables.platformAct))
export const platformAccount = onchainTable('platform_account', build(tables.platformAccount))
