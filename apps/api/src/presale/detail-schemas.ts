import { z } from '@hono/zod-openapi'
import { presaleInfoSchema } from '../files/presale-info.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { orNull } from '../http/or-null.ts'
import { bpsField, durationField, presaleSummarySchema } from './schemas.ts'

const LEDGER_STATUSES = ['open', 'claimable', 'void'] as const

export const inviterLedgerSchema = z
  .object({
    rates: z.array(z.number().int()).openapi({ description: 'Basis points by level' }),
    status: z.enum(LEDGER_STATUSES),
    total: amountField.openapi({ description: 'Paid in at finalize, in currency units' }),
    distributed: amountField,
    totalWeight: amountField,
    inviters: z.number().int(),
    invitees: z.number().int(),
    openedAt: secondsField,
  })
  .openapi('InviterLedger')

export const presaleListingSchema = z
  .object({
    pair: addressField.nullable().openapi({ description: 'Null in private presales' }),
    accepted: amountField,
    tokensListed: amountField,
    currencyListed: amountField,
    liquidity: amountField,
    lockId: z.string().nullable(),
    unlockAt: secondsField.nullable(),
    ownerCurrency: amountField,
    ownerTokens: amountField,
    tokensBurned: amountField,
    inviterReward: amountField,
    vestingStart: secondsField,
    finalizedAt: secondsField,
    blockNumber: z.number().int(),
    txHash: z.string(),
  })
  .openapi('PresaleListing')

const payoutSchema = z.object({
  asset: addressField.openapi({ description: 'The zero address stands for the native currency' }),
  receiver: addressField,
  isPlatform: z.boolean(),
  amount: amountField,
})

/** One presale, whole. */
export const presaleDetailSchema = presaleSummarySchema
  .omit({ info: true })
  .extend({
    info: orNull(presaleInfoSchema).openapi({ description: 'Null when it was not uploaded here' }),
    factory: addressField,
    recordId: z.string(),
    router: addressField.nullable(),
    whitelistAdmin: addressField.nullable(),
    vestFirstBps: bpsField,
    vestCycleSeconds: durationField,
    vestPercentBps: bpsField,
    burnsUnsold: z.boolean(),
    listsBelowPresale: z.boolean(),
    maxRepairBps: bpsField,
    declaredTaxBps: bpsField,
    whitelistRoot: z.string().nullable().openapi({ description: 'Null without a Merkle list' }),
    whitelistKey: z.string().nullable(),
    tokensDeposited: amountField,
    feeWei: amountField,
    claimCount: z.number().int(),
    contributionCount: z.number().int(),
    tokensClaimed: amountField,
    excessReturned: amountField,
    refunded: amountField,
    exitFeesKept: amountField,
    exitFeesReturned: amountField,
    termsChanged: z.boolean().openapi({ description: 'Leaving is free' }),
    slotCount: z.number().int(),
    listing: orNull(presaleListingSchema),
    payouts: z.array(payoutSchema),
    inviter: orNull(inviterLedgerSchema),
  })
  .openapi('PresaleDetail')

export type PresaleDetail = z.infer<typeof presaleDetailSchema>
export { LEDGER_STATUSES }
