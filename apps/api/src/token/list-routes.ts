import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  addressParameter,
  addressPath,
  chainPageQuery,
  contractPath,
  pageQuery,
} from '../http/fields.ts'
import { jsonAnswer } from '../http/json-answer.ts'
import { listsUnder, PAGE_ERRORS } from '../http/list-routes.ts'
import {
  accountDividendListSchema,
  accountReferralListSchema,
  blacklistSchema,
  dividendAccountListSchema,
  dividendAdditionListSchema,
  dividendPaymentListSchema,
  launchSchema,
  lockListSchema,
  nftDividendListSchema,
  rebateListSchema,
  referralListSchema,
  swapBackListSchema,
  taxListSchema,
} from './list-schemas.ts'

const listOfToken = listsUnder('token', '/tokens/{chain}/{address}', contractPath)
const listOfAccount = listsUnder('account', '/accounts/{address}', addressPath)
const byAccount = pageQuery.extend({ account: addressParameter.optional() })
const byInviter = pageQuery.extend({ inviter: addressParameter.optional() })

/** Contracts of the lists of one token. */
export const tokenListRoutes = {
  taxes: listOfToken(
    'taxes',
    'listTokenTaxes',
    'Taxes and shares over time, newest first',
    taxListSchema,
    pageQuery,
  ),
  swapBacks: listOfToken(
    'swap-backs',
    'listTokenSwapBacks',
    'Swap-backs, newest first',
    swapBackListSchema,
    pageQuery,
  ),
  dividendAccounts: listOfToken(
    'dividends',
    'listTokenDividends',
    'What accounts got from the token, largest sum first',
    dividendAccountListSchema,
    pageQuery,
  ),
  dividendAdditions: listOfToken(
    'dividend-additions',
    'listTokenDividendAdditions',
    'Amounts that began to be distributed, newest first',
    dividendAdditionListSchema,
    pageQuery,
  ),
  dividendPayments: listOfToken(
    'dividend-payments',
    'listTokenDividendPayments',
    'Payments of dividends, newest first',
    dividendPaymentListSchema,
    byAccount,
  ),
  nftDividends: listOfToken(
    'nft-dividends',
    'listTokenNftDividends',
    'What was paid for each NFT, by its number',
    nftDividendListSchema,
    pageQuery,
  ),
  referrals: listOfToken(
    'referrals',
    'listTokenReferrals',
    'Accounts in the referral tree; with `inviter` those that it invited',
    referralListSchema,
    byInviter.extend({ account: addressParameter.optional() }),
  ),
  rebates: listOfToken(
    'rebates',
    'listTokenRebates',
    'Rebates to inviters, newest first',
    rebateListSchema,
    byInviter,
  ),
  blacklist: listOfToken(
    'blacklist',
    'listTokenBlacklist',
    'Accounts on the blacklist now',
    blacklistSchema,
    pageQuery,
  ),
  locks: listOfToken(
    'locks',
    'listTokenLocks',
    'Locks of the liquidity of the token’s pools',
    lockListSchema,
    pageQuery,
  ),
} as const

export const getTokenLaunchRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/launch',
  operationId: 'getTokenLaunch',
  summary: 'How LaunchPad launched a token, ours or a foreign one',
  tags: ['token'],
  request: { params: contractPath },
  responses: {
    ...jsonAnswer('Launches, first buys of the team, batch openings', launchSchema),
    ...errorResponses(...PAGE_ERRORS),
  },
})

/** Contracts of the lists of one address. */
export const accountListRoutes = {
  dividends: listOfAccount(
    'dividends',
    'listAccountDividends',
    'What an address got from tokens that pay dividends',
    accountDividendListSchema,
    chainPageQuery,
  ),
  referrals: listOfAccount(
    'referrals',
    'listAccountReferrals',
    'Where an address stands in the referral trees of tokens',
    accountReferralListSchema,
    chainPageQuery,
  ),
  locks: listOfAccount(
    'locks',
    'listAccountLocks',
    'Locks of liquidity that an address owns',
    lockListSchema,
    chainPageQuery,
  ),
} as const
