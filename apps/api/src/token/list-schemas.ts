import { z } from '@hono/zod-openapi'
import { blockMetadataFields } from '../http/block-metadata.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { sharesSchema, taxesSchema } from './terms-schemas.ts'

const count = z.number().int()

export const taxListSchema = listSchema(
  'TokenTaxList',
  z.object({ taxes: taxesSchema, shares: sharesSchema, ...blockMetadataFields }),
)

export const swapBackListSchema = listSchema(
  'TokenSwapBackList',
  z.object({
    id: z.string(),
    soldTokens: amountField,
    burnedTokens: amountField,
    liquidityTokens: amountField,
    liquidityQuote: amountField,
    marketingQuote: amountField,
    dividendAmount: amountField,
    ...blockMetadataFields,
  }),
)

const dividendAccount = z.object({
  account: addressField,
  paid: amountField,
  payments: count,
  lastPaidAt: secondsField.nullable(),
  lpStaked: amountField,
  isExcluded: z.boolean().openapi({ description: 'Never counted again' }),
})

export const dividendAccountListSchema = listSchema('TokenDividendAccountList', dividendAccount)

export const dividendAdditionListSchema = listSchema(
  'TokenDividendAdditionList',
  z.object({ id: z.string(), amount: amountField, ...blockMetadataFields }),
)

export const dividendPaymentListSchema = listSchema(
  'TokenDividendPaymentList',
  z.object({
    id: z.string(),
    account: addressField,
    amount: amountField,
    nftId: z.string().nullable(),
    ...blockMetadataFields,
  }),
)

export const nftDividendListSchema = listSchema(
  'TokenNftDividendList',
  z.object({
    nftId: z.string(),
    isActive: z.boolean().openapi({ description: 'Earns now' }),
    isBlacklisted: z.boolean(),
    paid: amountField,
    payments: count,
    lastOwner: addressField.nullable(),
    lastPaidAt: secondsField.nullable(),
  }),
)

const referralMember = z.object({
  account: addressField,
  inviter: addressField.nullable().openapi({ description: 'Null at the top of a tree' }),
  boundAt: secondsField.nullable(),
  depth: count.openapi({ description: 'Steps below the top of the tree' }),
  invitees: count,
  rebatesReceived: amountField,
  rebates: count,
})

export const referralListSchema = listSchema('TokenReferralList', referralMember)

export const rebateListSchema = listSchema(
  'TokenRebateList',
  z.object({
    id: z.string(),
    trader: addressField,
    inviter: addressField,
    level: count.openapi({ description: '1 for the trader’s own inviter, up to 7' }),
    amount: amountField,
    ...blockMetadataFields,
  }),
)

export const blacklistSchema = listSchema(
  'TokenBlacklist',
  z.object({
    account: addressField,
    isKilled: z.boolean().openapi({ description: 'Caught by the kill blocks' }),
    frozen: amountField.openapi({ description: 'Bought there, and not movable' }),
    updatedAt: secondsField,
  }),
)

export const lockListSchema = listSchema(
  'LiquidityLockList',
  z.object({
    chainId: count,
    locker: addressField,
    lockId: z.string(),
    lpToken: addressField,
    owner: addressField,
    amount: amountField,
    initialAmount: amountField,
    lockedAt: secondsField,
    unlockAt: secondsField.openapi({ description: '1 099 511 627 775 stands for never' }),
    txHash: z.string(),
  }),
)

const openingSchema = z.object({
  vault: addressField,
  openingId: z.string(),
  quote: addressField,
  startedAt: secondsField,
  endsAt: secondsField,
  refundsFrom: secondsField,
  cap: amountField,
  minRate: amountField.openapi({ description: 'Tokens per quote unit, scaled by 1e18' }),
  committed: amountField,
  accounts: count,
  clearedAt: secondsField.nullable(),
  spent: amountField,
  bought: amountField,
})

export const launchSchema = z
  .object({
    launches: z.array(
      z.object({
        owner: addressField,
        pair: addressField,
        quote: addressField,
        tokenAmount: amountField,
        quoteAmount: amountField,
        liquidity: amountField,
        lockId: z.string().nullable().openapi({ description: 'Null when it was burned' }),
        unlockAt: secondsField.nullable(),
        openingId: z.string().nullable(),
        ...blockMetadataFields,
      }),
    ),
    teamBuys: z.array(
      z.object({
        account: addressField,
        quoteIn: amountField,
        tokensOut: amountField,
        ...blockMetadataFields,
      }),
    ),
    openings: z.array(openingSchema),
  })
  .openapi('TokenLaunch')

const ofToken = {
  chainId: count,
  token: addressField,
  name: z.string(),
  symbol: z.string(),
  decimals: count,
  templateId: count,
}

export const accountDividendListSchema = listSchema(
  'AccountDividendList',
  dividendAccount.omit({ account: true }).extend(ofToken),
)

export const accountReferralListSchema = listSchema(
  'AccountReferralList',
  referralMember.omit({ account: true }).extend(ofToken),
)
