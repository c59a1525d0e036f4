import { z } from '@hono/zod-openapi'
import { PIN_STATUSES } from '@slipway/database/files/app'
import { isCid } from '@slipway/sdk/ipfs/content-id'
import { secondsField } from '../http/fields.ts'
import { poolInfoSchema } from './pool-info.ts'
import { presaleInfoSchema } from './presale-info.ts'
import { tokenMetadataSchema } from './token-metadata.ts'

export const cidParameter = z
  .string()
  .max(120)
  .refine(isCid, { params: { rule: 'cid_v1_base32' } })
  .openapi({ example: 'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq' })

/** What every upload may be refused with. */
export const uploadErrors = [
  'ORIGIN_REFUSED',
  'BODY_TOO_LARGE',
  'UPLOAD_QUOTA_EXCEEDED',
  'STORE_FULL',
  'UPLOADS_OFF',
] as const

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

export const storedPoolInfoSchema = storedFile
  .extend({ info: poolInfoSchema })
  .openapi('StoredPoolInfo')

export const storedWhitelistSchema = storedFile
  .extend({ count: z.number().int().openapi({ description: 'Wallets on the list' }) })
  .openapi('StoredWhitelist')

export const storedAirdropListSchema = storedFile
  .extend({ count: z.number().int().openapi({ description: 'Entries of the list' }) })
  .openapi('StoredAirdropList')

export const storedAssetsSchema = z
  .object({ files: z.array(storedFile.openapi('StoredAsset')) })
  .openapi('StoredAssets')

export const folderSchema = z
  .object({
    cid: z.string(),
    uri: z.string().openapi({ example: 'ipfs://bafybei…/', description: 'A base URI' }),
    url: z.string().openapi({ example: '/ipfs/bafybei…/', description: 'Its list of names' }),
    files: z.number().int(),
    size: z
      .number()
      .int()
      .openapi({ description: 'Bytes of all blocks, those of the folder included' }),
  })
  .openapi('Folder')

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

const quotaFields = {
  usedBytes: z.number().int(),
  limitBytes: z.number().int(),
  usedFiles: z.number().int(),
  limitFiles: z.number().int(),
  resetsAt: secondsField
    .nullable()
    .openapi({ description: 'When the oldest counted upload ceases to count; null when none' }),
}

export const uploadQuotaSchema = z
  .object({
    ...quotaFields,
    assets: z.object(quotaFields).openapi({
      description: 'Of pictures, films and metadata of collections, which count apart',
    }),
    logoMaxBytes: z.number().int(),
    descriptionMaxLength: z.number().int(),
  })
  .openapi('UploadQuota')

export type UploadQuota = z.infer<typeof uploadQuotaSchema>
