import { z } from '@hono/zod-openapi'
import { namedAssetField } from '../assets/schemas.ts'
import { blockMetadataFields } from '../http/block-metadata.ts'
import {
  addressField,
  addressParameter,
  amountField,
  chainPageQuery,
  pageQuery,
  secondsField,
} from '../http/fields.ts'
import { listSchema } from '../http/list-schema.ts'

const count = z.number().int()

export const multisendListQuery = chainPageQuery.extend({ sender: addressParameter.optional() })

export const multisendSchema = z
  .object({
    id: z.string(),
    chainId: count,
    contract: addressField,
    sender: addressField,
    asset: namedAssetField
      .nullable()
      .openapi({ description: 'Token or collection; null: native currency' }),
    listId: z.string().openapi({ description: 'Decimal text; 0 stands for no list' }),
    batches: count.openapi({ description: 'Batches of the list that were sent' }),
    recipients: count,
    total: amountField.openapi({ description: 'Base units, or the number of NFTs' }),
    firstAt: secondsField,
    updatedAt: secondsField,
    blockNumber: count,
    txHash: z.string().openapi({ description: 'Of the last batch' }),
  })
  .openapi('Multisend')

export const multisendPageSchema = listSchema('MultisendList', multisendSchema)

export const multisendBatchQuery = pageQuery.extend({
  list: z
    .string()
    .regex(/^[0-9a-fx-]{1,260}$/)
    .openapi({ example: '56-000001234567-000012' }),
})

export const multisendBatchListSchema = listSchema(
  'MultisendBatchList',
  z.object({
    id: z.string(),
    batch: z.string().openapi({ description: 'Number of the batch in its list, decimal text' }),
    recipients: count,
    total: amountField,
    ...blockMetadataFields,
  }),
)
