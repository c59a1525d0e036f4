import { z } from '@hono/zod-openapi'
import { PRESALE_ACTION_KINDS } from '@slipway/database/presale/indexed'
import { blockMetadataFields } from '../http/block-metadata.ts'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'
import { presaleSummarySchema } from './schemas.ts'

/** 0 given away, 1 unused, 2 used, 3 revoked: the index of each is the number on chain. */
export const SLOT_STATUSES = ['moved', 'unused', 'used', 'revoked'] as const
export type SlotStatus = (typeof SLOT_STATUSES)[number]

export const contributionListSchema = listSchema(
  'PresaleContributionList',
  z.object({
    id: z.string(),
    account: addressField,
    kind: z.enum(['contribution', 'refund']),
    amount: amountField.openapi({ description: 'What was kept, or went back' }),
    feeKept: amountField.openapi({ description: 'Fee of a forced refund' }),
    inviter: addressField.nullable(),
    total: amountField.openapi({ description: 'Of the presale, after it' }),
    ...blockMetadataFields,
  }),
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

export const accountListSchema = listSchema('PresaleAccountList', presaleAccountSchema)

export const presaleSlotSchema = z
  .object({
    account: addressField,
    level: z.number().int(),
    status: z.enum(SLOT_STATUSES),
    leaf: z.string().nullable().openapi({ description: 'Place in the Merkle list' }),
    updatedAt: secondsField,
  })
  .openapi('PresaleSlot')

export const slotListSchema = listSchema('PresaleSlotList', presaleSlotSchema)

export const presaleInviterSchema = z
  .object({
    inviter: addressField,
    weight: amountField,
    reward: amountField.openapi({
      description: 'Share of what was paid in; 0 before the presale is finished',
    }),
    paid: amountField,
    paidAt: secondsField.nullable(),
    invitees: z.number().int(),
    inviteeContribution: amountField,
  })
  .openapi('PresaleInviter')

export const inviterListSchema = listSchema('PresaleInviterList', presaleInviterSchema)

/** Everything about one wallet in one presale; all null for a stranger. */
export const accountDetailSchema = z
  .object({
    account: orNull(presaleAccountSchema),
    slot: orNull(presaleSlotSchema),
    asInviter: orNull(presaleInviterSchema),
  })
  .openapi('PresaleAccountDetail')

export const actionListSchema = listSchema(
  'PresaleActionList',
  z.object({
    id: z.string(),
    kind: z.enum(PRESALE_ACTION_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    details: z
      .record(z.string(), z.string())
      .openapi({ description: 'The values of the event, by name, as texts' }),
    ...blockMetadataFields,
  }),
)

export const dayListSchema = listSchema(
  'PresaleDayList',
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
)

export const portfolioPresaleListSchema = listSchema(
  'PortfolioPresaleList',
  z.object({ presale: presaleSummarySchema, account: presaleAccountSchema }),
)

export const portfolioSlotListSchema = listSchema(
  'PortfolioSlotList',
  z.object({
    presale: presaleSummarySchema,
    slot: presaleSlotSchema,
    openOffer: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Number of the open offer of this slot' }),
  }),
)

export const whitelistProofSchema = z
  .object({
    index: z.number().int().openapi({ description: 'Place in the list' }),
    level: z.number().int(),
    proof: z.array(z.string()),
    root: z.string(),
  })
  .openapi('WhitelistProof')
