import { tokenColumns } from '@slipway/database/token/indexed'
import { tokenTermsColumns } from '@slipway/database/token/indexed-terms'
import { sql } from 'drizzle-orm'
import {
  type Json,
  type JsonShape,
  jsonIf,
  jsonObject,
  jsonOf,
  jsonOfColumns,
  jsonOfRows,
  writeJson,
} from '../database/json-sql.ts'
import type { TokenDetail, TokenSummary } from './schemas.ts'
import type { TokenTerms } from './terms-schemas.ts'

const ownJson = <N extends keyof typeof tokenColumns>(...names: readonly N[]) =>
  jsonOfColumns(tokenColumns, 'token', names)
const termsJson = <N extends keyof typeof tokenTermsColumns>(...names: readonly N[]) =>
  jsonOfColumns(tokenTermsColumns, 'token_terms', names)

/** A sum or count of what moved; nothing has moved where a token has no row of totals. */
const total = (column: string, kind: 'uint256' | 'int' = 'uint256'): Json =>
  jsonOf(kind, `coalesce(token_totals.${column}, 0)`)
const count = (column: string): Json => total(column, 'int')

/** A token as lists show it. */
const summaryShape: JsonShape<TokenSummary> = ownJson(
  'id',
  'chainId',
  'address',
  'name',
  'symbol',
  'decimals',
  'owner',
  'creator',
  'templateId',
  'infoId',
  'initialSupply',
  'totalSupply',
  'createdAt',
  'blockNumber',
  'txHash',
  'holderCount',
  'transferCount',
  'mintable',
  'launched',
  'launchedAt',
  'buyTaxBps',
  'sellTaxBps',
  'transferTaxBps',
)

const taxesShape: JsonShape<TokenTerms['taxes']> = {
  buyBps: jsonOf('int', 'token_terms.buy_tax_bps'),
  sellBps: jsonOf('int', 'token_terms.sell_tax_bps'),
  transferBps: jsonOf('int', 'token_terms.transfer_tax_bps'),
  addPoolBps: jsonOf('int', 'token_terms.add_pool_tax_bps'),
  removePoolBps: jsonOf('int', 'token_terms.remove_pool_tax_bps'),
}

const sharesShape: JsonShape<TokenTerms['shares']> = {
  burn: jsonOf('int', 'token_terms.burn_share'),
  liquidity: jsonOf('int', 'token_terms.liquidity_share'),
  marketing: jsonOf('int', 'token_terms.marketing_share'),
  dividend: jsonOf('int', 'token_terms.dividend_share'),
}

const switchesShape: JsonShape<TokenTerms['switches']> = {
  ...termsJson('taxChange', 'blacklist'),
  swapLimit: jsonOf('bool', 'token_terms.swap_limit_on'),
  walletLimit: jsonOf('bool', 'token_terms.wallet_limit_on'),
}

const launchShape: JsonShape<TokenTerms['launch']> = {
  isLaunched: jsonOf('bool', 'token.launched'),
  ...ownJson('launchedAt'),
  ...termsJson('launchedBlock'),
  isLiquidityPhase: jsonOf('bool', 'token_terms.liquidity_phase'),
  ...termsJson('launcher', 'pair'),
}

const dividendShape: JsonShape<NonNullable<TokenTerms['dividend']>> = {
  threshold: jsonOf('uint256?', 'token_terms.dividend_threshold'),
  intervalBlocks: jsonOf('int?', 'token_terms.dividend_interval_blocks'),
  added: total('dividends_added'),
  paid: total('dividends_paid'),
  payments: count('dividend_payments'),
  accounts: count('dividend_accounts'),
}

const nftShape: JsonShape<NonNullable<TokenTerms['nft']>> = {
  perNft: jsonOf('uint256', 'token_terms.per_nft_dividend'),
  trigger: jsonOf('uint256', 'coalesce(token_terms.nft_trigger, 0)'),
  credited: total('nft_credited'),
  paid: total('nft_paid'),
  activeNfts: count('active_nfts'),
}

const referralShape: JsonShape<NonNullable<TokenTerms['referral']>> = {
  rebateBps: ['[', { sql: 'token_terms.rebate_bps' }, ']'],
  ...termsJson('bindIntervalBlocks'),
  members: count('members'),
  rebates: count('rebates'),
  rebatesPaid: total('rebates_paid'),
}

const totalsShape: JsonShape<TokenTerms['totals']> = {
  taxCollected: total('tax_collected'),
  swapBacks: count('swap_backs'),
  soldTokens: total('sold_tokens'),
  burnedTokens: total('burned_tokens'),
  liquidityTokens: total('liquidity_tokens'),
  liquidityQuote: total('liquidity_quote'),
  marketingQuote: total('marketing_quote'),
  dividendAmount: total('dividend_amount'),
  blacklisted: count('blacklisted'),
  killed: count('killed'),
  lpStaked: total('lp_staked'),
  lockCredited: total('lock_credited'),
}

/** Terms and totals of a taxed token. */
const termsShape: JsonShape<TokenTerms> = {
  taxes: jsonObject(taxesShape),
  shares: jsonObject(sharesShape),
  switches: jsonObject(switchesShape),
  ...termsJson('walletLimit', 'swapLimit', 'fissionCount', 'swapThreshold', 'killBlocks'),
  launch: jsonObject(launchShape),
  ...termsJson('marketingWallet'),
  dividend: jsonIf(
    'token_terms.dividend_interval_blocks IS NOT NULL OR token_terms.dividend_threshold IS NOT NULL',
    jsonObject(dividendShape),
  ),
  nft: jsonIf('token_terms.per_nft_dividend IS NOT NULL', jsonObject(nftShape)),
  referral: jsonIf('token_terms.rebate_bps IS NOT NULL', jsonObject(referralShape)),
  totals: jsonObject(totalsShape),
}

/** The first hundred rows of a token. */
const rowsOf = (columns: string, table: string, order: string) =>
  `(SELECT ${columns}, id FROM "index".${table} WHERE token_id = token.id ORDER BY ${order}, id LIMIT 100) r`

/** Everything that the page of a token shows at once, but for its verification: who publishes that, the settings say. */
const detailShape: JsonShape<Omit<TokenDetail, 'verification'>> = {
  ...summaryShape,
  ...ownJson(
    'inviter',
    'feeWei',
    'inviterRewardWei',
    'contractUri',
    'contractUriFrozen',
    'mintCooldown',
    'mintMaxBps',
    'nextMintAt',
  ),
  terms: jsonIf('token_terms.id IS NOT NULL', jsonObject(termsShape)),
  pairs: jsonOfRows(
    rowsOf('pair, is_main, registered_at', 'token_pair', 'is_main DESC'),
    jsonObject({
      pair: jsonOf('address', 'r.pair'),
      isMain: jsonOf('bool', 'r.is_main'),
      registeredAt: jsonOf('seconds', 'r.registered_at'),
    } satisfies JsonShape<TokenDetail['pairs'][number]>),
    'r.is_main DESC, r.id',
  ),
  exemptions: jsonOfRows(
    rowsOf('account, directions', 'token_exemption', 'token_id'),
    jsonObject({
      account: jsonOf('address', 'r.account'),
      directions: jsonOf('int', 'r.directions'),
    } satisfies JsonShape<TokenDetail['exemptions'][number]>),
    'r.id',
  ),
}

/** A row of the table `token` as lists show it, in JSON. */
export const TOKEN_SUMMARY = sql.raw(writeJson(jsonObject(summaryShape)))

/** A token with its rows of `token_terms` and `token_totals`, in JSON. */
export const TOKEN_DETAIL = sql.raw(writeJson(jsonObject(detailShape)))
