import { z } from '@hono/zod-openapi'
import { PIN_STATUSES } from '@slipway/database/files/app'
import { secondsField } from '../http/fields.ts'
import { isCid } from './content-id.ts'
import { presaleInfoSchema } from './presale-info.ts'
import { tokenMetadataSchema } from './token-metadata.ts'

export const cidParameter = z
  .string()
  .max(120)
  .refine(isCid, 'must be a version-1 CID in base32')
  .openapi({ example: 'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq' })

const storedFile = z.object({
  cid: z.string(),
  uri: z.string().openapi({ example: 'ipfs://bafkrei…', description: 'What a contract stores' }),
  url: z.string().openapi({ example: '/ipfs/bafkrei…', description: 'Where this server shows it' }),
  size: z.number().int().openapi({ description: 'Bytes as stored' }),
  mediaType: z.string(),
})

export const storedLogoSchema = storedFile
  .extend({ width: z.number().int(), height: z.number().int() })
  .openapi('StoredLogo')

export const storedMetadataSchema = storedFile
  .extend({ metadata: tokenMetadataSchema })
  .openapi('StoredMetadata')

export const storedPresaleInfoSchema = storedFile
  .extend({ info: presaleInfoSchema })
  .openapi('StoredPresaleInfo')

export const storedWhitelistSchema = storedFile
  .extend({ count: z.number().int().openapi({ description: 'Wallets on the list' }) })
  .openapi('StoredWhitelist')

export const fileFactsSchema = storedFile
  .extend({
    createdAt: secondsField,
    pins: z.array(
      z.object({
        service: z.string(),
        status: z.enum(PIN_STATUSES),
        detail: z.string().nullable(),
      }),
    ),
  })
  .openapi('FileFacts')

export const uploadQuotaSchema = z
  .object({
    usedBytes: z.number().int(),
    limitBytes: z.number().int(),
    usedFiles: z.number().int(),
    limitFiles: z.number().int(),
    resetsAt: secondsField
      .nullable()
      .openapi({ description: 'When the oldest counted upload ceases to count; null when none' }),
    logoMaxBytes: z.number().int(),
    descriptionMaxLength: z.number().int(),
  })
  .openapi('UploadQuota')

export type UploadQuota = z.infer<typeof uploadQuotaSchema>
