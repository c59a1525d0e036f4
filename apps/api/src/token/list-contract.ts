import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { addressParameter, chainParameter } from '../http/fields.ts'
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
import { pageQuery, tokenPath } from './schemas.ts'

const tags = ['token']
const errors = errorResponses(
  'VALIDATION_FAILED',
  'CURSOR_INVALID',
  'CHAIN_UNKNOWN',
  'INDEX_UNAVAILABLE',
)

const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
  ...errors,
})

/** The contract of one list that belongs to a token. A token that we did not make has empty lists. */
const listOfToken = <
  Name extends string,
  Id extends string,
  Schema extends z.ZodType,
  Query extends z.ZodObject,
>(
  name: Name,
  operationId: Id,
  summary: string,
  schema: Schema,
  query: Query,
) =>
  createRoute({
    method: 'get',
    path: `/tokens/{chain}/{address}/${name}` as const,
    operationId,
    summary,
    tags,
    request: { params: tokenPath, query },
    responses: answer('One page', schema),
  })

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
  tags,
  request: { params: tokenPath },
  responses: answer('Launches, first buys of the team, batch openings', launchSchema),
})

const listOfAccount = <Name extends string, Id extends string, Schema extends z.ZodType>(
  name: Name,
  operationId: Id,
  summary: string,
  schema: Schema,
) =>
  createRoute({
    method: 'get',
    path: `/accounts/{address}/${name}` as const,
    operationId,
    summary,
    tags: ['account'],
    request: {
      params: z.object({ address: addressParameter }),
      query: pageQuery.extend({ chain: chainParameter.optional() }),
    },
    responses: answer('One page', schema),
  })

/** Contracts of the lists of one address. */
export const accountListRoutes = {
  dividends: listOfAccount(
    'dividends',
    'listAccountDividends',
    'What an address got from tokens that pay dividends',
    accountDividendListSchema,
  ),
  referrals: listOfAccount(
    'referrals',
    'listAccountReferrals',
    'Where an address stands in the referral trees of tokens',
    accountReferralListSchema,
  ),
  locks: listOfAccount(
    'locks',
    'listAccountLocks',
    'Locks of liquidity that an address owns',
    lockListSchema,
  ),
} as const
