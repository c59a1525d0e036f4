import { z } from '@hono/zod-openapi'
import { PRESALE_ACTION_KINDS } from '@slipway/database/presale/indexed'
import { addressField, amountField, secondsField } from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'
import {
  accountSerializer,
  actionSerializer,
  contributionSerializer,
  daySerializer,
  slotSerializer,
} from './row-serializers.ts'
import { presaleSummarySchema } from './schemas.ts'

/** 0 given away, 1 unused, 2 used, 3 revoked: the index of each is the number on chain. */
export const SLOT_STATUSES = ['moved', 'unused', 'used', 'revoked'] as const
export type SlotStatus = (typeof SLOT_STATUSES)[number]

export const contributionListSchema = listSchema(
  'PresaleContributionList',
  z.object({ ...contributionSerializer.fields, kind: z.enum(['contribution', 'refund']) }),
)

export const presaleAccountSchema = z.object(accountSerializer.fields).openapi('PresaleAccount')

export const accountListSchema = listSchema('PresaleAccountList', presaleAccountSchema)

export const presaleSlotSchema = z
  .object({ ...slotSerializer.fields, status: z.enum(SLOT_STATUSES) })
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
    ...actionSerializer.fields,
    kind: z.enum(PRESALE_ACTION_KINDS),
    details: z
      .record(z.string(), z.string())
      .openapi({ description: 'The values of the event, by name, as texts' }),
  }),
)

export const dayListSchema = listSchema('PresaleDayList', z.object(daySerializer.fields))

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
