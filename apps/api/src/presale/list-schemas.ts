import { z } from '@hono/zod-openapi'
import { PRESALE_ACTION_KINDS } from '@slipway/database/presale/indexed'
import { addressField, amountField, nextCursorField, secondsField } from '../http/fields.ts'
import { presaleSummarySchema } from './schemas.ts'

/** 0 given away, 1 unused, 2 used, 3 revoked: the index of each is the number on chain. */
export const SLOT_STATUSES = ['moved', 'unused', 'used', 'revoked'] as const
export type SlotStatus = (typeof SLOT_STATUSES)[number]

const page = <Item extends z.ZodType>(item: Item, name: string) =>
  z.object({ items: z.array(item), nextCursor: nextCursorField }).openapi(name)

const happened = { createdAt: secondsField, blockNumber: z.number().int(), txHash: z.string() }

export const contributionListSchema = page(
  z.object({
    id: z.string(),
    account: addressField,
    kind: z.enum(['contribution', 'refund']),
    amount: amountField.openapi({ description: 'What was kept, or went back' }),
    feeKept: amountField.openapi({ description: 'Fee of a forced refund' }),
    inviter: addressField.nullable(),
    total: amountField.openapi({ description: 'Of the sale, after it' }),
    ...happened,
  }),
  'PresaleContributionList',
)

export const presaleAccountSchema = z
  .object({
    account: addressField,
    contributed: amountField.openapi({ description: 'Currency that counts now' }),
    everContributed: amountField,
    contributions: z.number().int(),
    refunded: amountField,
    exitFee: amountField.openapi({ description: 'Fee of a forced refund, not given back' }),
    claimed: amountField.openapi({ description: 'Tokens received' }),
    claims: z.number().int(),
    excess: amountField.openapi({ description: 'Currency that came back with the claim (fair)' }),
    inviter: addressField.nullable(),
    firstAt: secondsField,
    updatedAt: secondsField,
  })
  .openapi('PresaleAccount')

export const accountListSchema = page(presaleAccountSchema, 'PresaleAccountList')

export const presaleSlotSchema = z
  .object({
    account: addressField,
    level: z.number().int(),
    status: z.enum(SLOT_STATUSES),
    leaf: z.string().nullable().openapi({ description: 'Place in the Merkle list' }),
    updatedAt: secondsField,
  })
  .openapi('PresaleSlot')

export const slotListSchema = page(presaleSlotSchema, 'PresaleSlotList')

export const presaleInviterSchema = z
  .object({
    inviter: addressField,
    weight: amountField,
    reward: amountField.openapi({
      description: 'Share of what was paid in; 0 before the sale is finished',
    }),
    paid: amountField,
    paidAt: secondsField.nullable(),
    invitees: z.number().int(),
    inviteeContribution: amountField,
  })
  .openapi('PresaleInviter')

export const inviterListSchema = page(presaleInviterSchema, 'PresaleInviterList')

/** Everything about one wallet in one sale; all null for a stranger. */
export const accountDetailSchema = z
  .object({
    account: presaleAccountSchema.nullable(),
    slot: presaleSlotSchema.nullable(),
    asInviter: presaleInviterSchema.nullable(),
  })
  .openapi('PresaleAccountDetail')

export const actionListSchema = page(
  z.object({
    id: z.string(),
    kind: z.enum(PRESALE_ACTION_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    details: z
      .record(z.string(), z.string())
      .openapi({ description: 'The values of the event, by name, as texts' }),
    ...happened,
  }),
  'PresaleActionList',
)

export const dayListSchema = page(
  z.object({
    day: secondsField.openapi({ description: 'Unix seconds of 00:00 UTC' }),
    contributed: amountField,
    refunded: amountField,
    contributions: z.number().int(),
    refunds: z.number().int(),
    claimedTokens: amountField,
    totalAtEnd: amountField.openapi({ description: "After the day's last event" }),
    userCountAtEnd: z.number().int(),
  }),
  'PresaleDayList',
)

export const portfolioPresaleListSchema = page(
  z.object({ presale: presaleSummarySchema, account: presaleAccountSchema }),
  'PortfolioPresaleList',
)

export const portfolioSlotListSchema = page(
  z.object({
    presale: presaleSummarySchema,
    slot: presaleSlotSchema,
    openOffer: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Number of the open offer of this slot' }),
  }),
  'PortfolioSlotList',
)

export const whitelistProofSchema = z
  .object({
    index: z.number().int().openapi({ description: 'Place in the list' }),
    level: z.number().int(),
    proof: z.array(z.string()),
    root: z.string(),
  })
  .openapi('WhitelistProof')
