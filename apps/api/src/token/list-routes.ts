import { createRoute } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import {
  addressParameter,
  addressPath,
  chainPageQuery,
  contractPath,
  pageQuery,
} from '../http/fields.ts'
import { jsonResponse } from '../http/json-response.ts'
import { listsUnder, PAGE_ERRORS } from '../http/lists-under.ts'
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
  taxes: listOfToken({
    name: 'taxes',
    operationId: 'listTokenTaxes',
    summary: 'Taxes and shares over time, newest first',
    schema: taxListSchema,
    query: pageQuery,
  }),
  swapBacks: listOfToken({
    name: 'swap-backs',
    operationId: 'listTokenSwapBacks',
    summary: 'Swap-backs, newest first',
    schema: swapBackListSchema,
    query: pageQuery,
  }),
  dividendAccounts: listOfToken({
    name: 'dividends',
    operationId: 'listTokenDividends',
    summary: 'What accounts got from the token, largest sum first',
    schema: dividendAccountListSchema,
    query: pageQuery,
  }),
  dividendAdditions: listOfToken({
    name: 'dividend-additions',
    operationId: 'listTokenDividendAdditions',
    summary: 'Amounts that began to be distributed, newest first',
    schema: dividendAdditionListSchema,
    query: pageQuery,
  }),
  dividendPayments: listOfToken({
    name: 'dividend-payments',
    operationId: 'listTokenDividendPayments',
    summary: 'Payments of dividends, newest first',
    schema: dividendPaymentListSchema,
    query: byAccount,
  }),
  nftDividends: listOfToken({
    name: 'nft-dividends',
    operationId: 'listTokenNftDividends',
    summary: 'What was paid for each NFT, by its number',
    schema: nftDividendListSchema,
    query: pageQuery,
  }),
  referrals: listOfToken({
    name: 'referrals',
    operationId: 'listTokenReferrals',
    summary: 'Accounts in the referral tree; with `inviter` those that it invited',
    schema: referralListSchema,
    query: byInviter.extend({ account: addressParameter.optional() }),
  }),
  rebates: listOfToken({
    name: 'rebates',
    operationId: 'listTokenRebates',
    summary: 'Rebates to inviters, newest first',
    schema: rebateListSchema,
    query: byInviter,
  }),
  blacklist: listOfToken({
    name: 'blacklist',
    operationId: 'listTokenBlacklist',
    summary: 'Accounts on the blacklist now',
    schema: blacklistSchema,
    query: pageQuery,
  }),
  locks: listOfToken({
    name: 'locks',
    operationId: 'listTokenLocks',
    summary: 'Locks of the liquidity of the token’s pools',
    schema: lockListSchema,
    query: pageQuery,
  }),
} as const

export const getTokenLaunchRoute = createRoute({
  method: 'get',
  path: '/tokens/{chain}/{address}/launch',
  operationId: 'getTokenLaunch',
  summary: 'How LaunchPad launched a token, ours or a foreign one',
  tags: ['token'],
  request: { params: contractPath },
  responses: {
    ...jsonResponse('Launches, first buys of the team, batch openings', launchSchema),
    ...errorResponses(...PAGE_ERRORS),
  },
})

/** Contracts of the lists of one address. */
export const accountListRoutes = {
  dividends: listOfAccount({
    name: 'dividends',
    operationId: 'listAccountDividends',
    summary: 'What an address got from tokens that pay dividends',
    schema: accountDividendListSchema,
    query: chainPageQuery,
  }),
  referrals: listOfAccount({
    name: 'referrals',
    operationId: 'listAccountReferrals',
    summary: 'Where an address stands in the referral trees of tokens',
    schema: accountReferralListSchema,
    query: chainPageQuery,
  }),
  locks: listOfAccount({
    name: 'locks',
    operationId: 'listAccountLocks',
    summary: 'Locks of liquidity that an address owns',
    schema: lockListSchema,
    query: chainPageQuery,
  }),
} as const
