import { z } from '@hono/zod-openapi'
import { VIP_EVENT_KINDS } from '@slipway/database/vip/indexed'
import {
  addressField,
  addressParameter,
  amountField,
  chainParameter,
  pageQuery,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'
import { orNull } from '../http/or-null.ts'
import { eventSerializer, membershipSerializer, planSerializer } from './row-serializers.ts'

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
    ...planSerializer.fields,
  }),
)

export const vipMembershipSchema = z
  .object({
    ...membershipSerializer.fields,
    isMember: z.boolean().openapi({ description: 'Now, by the clock of the network' }),
  })
  .openapi('VipMembership')

export const vipMembershipListSchema = listSchema('VipMembershipList', vipMembershipSchema)

export const vipEventListSchema = listSchema(
  'VipEventList',
  z.object({ ...eventSerializer.fields, kind: z.enum(VIP_EVENT_KINDS) }),
)

export const vipHistoryQuery = pageQuery.extend({
  account: addressParameter
    .optional()
    .openapi({ type: 'string', description: 'Only what this address got, paid or was given' }),
  kind: z.enum(VIP_EVENT_KINDS).optional(),
})
