import { z } from '@hono/zod-openapi'
import { VIP_EVENT_KINDS } from '@slipway/database/vip/indexed'
import { blockMetadataFields } from '../http/block-metadata.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  pageQuery,
  secondsField,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'

const count = z.number().int()

/** Memberships of one network. */
export const vipPath = z.object({ chain: chainParameter })

export const vipSchema = z
  .object({
    chainId: count,
    address: addressField,
    owner: addressField,
    devAddress: addressField.openapi({ description: 'Receives what members pay' }),
    plans: count,
    members: count.openapi({ description: 'Addresses that were members at any time' }),
    membersNow: count.openapi({ description: 'Of them now, by the clock of the network' }),
    payments: count,
    paidWei: amountField.openapi({ description: 'Prices of all payments' }),
    withdrawnWei: amountField,
  })
  .openapi('Vip')

export const vipDetailSchema = z
  .object({
    vip: orNull(vipSchema).openapi({ description: 'Null where no memberships are sold' }),
  })
  .openapi('VipDetail')

export const vipPlanListSchema = listSchema(
  'VipPlanList',
  z.object({
    index: count.openapi({ description: 'Its number; the first is 0' }),
    priceWei: amountField,
    days: count,
    enabled: z.boolean().openapi({ description: 'Whether it can be bought now' }),
    payments: count,
    paidWei: amountField,
    ...blockMetadataFields,
  }),
)

export const vipMembershipSchema = z
  .object({
    chainId: count,
    vip: addressField,
    account: addressField,
    isMember: z.boolean().openapi({ description: 'Now, by the clock of the network' }),
    expiresAt: secondsField,
    lastPaidWei: amountField,
    lastDays: count,
    payments: count,
    paidWei: amountField,
    gifts: count.openapi({ description: 'Of the payments: made by somebody else' }),
    firstAt: secondsField,
    updatedAt: secondsField,
  })
  .openapi('VipMembership')

export const vipMembershipListSchema = listSchema('VipMembershipList', vipMembershipSchema)

export const vipEventListSchema = listSchema(
  'VipEventList',
  z.object({
    id: z.string(),
    kind: z.enum(VIP_EVENT_KINDS),
    actor: addressField.openapi({ description: 'Who signed the transaction' }),
    account: addressField.nullable().openapi({
      description: 'Who became a member or was paid, the new owner, or who is paid from then on',
    }),
    payer: addressField.nullable(),
    planIndex: count.nullable(),
    amountWei: amountField.nullable(),
    days: count.nullable(),
    expiresAt: secondsField.nullable().openapi({ description: 'Until when a payment reaches' }),
    ...blockMetadataFields,
  }),
)

export const vipHistoryQuery = pageQuery.extend({
  account: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Only what this address got, paid or was given' }),
  kind: z.enum(VIP_EVENT_KINDS).optional(),
})
