import { z } from '@hono/zod-openapi'
import { secondsField } from './fields.ts'

interface BlockMetadata {
  /** unix seconds */
  createdAt: number
  blockNumber: number
  txHash: string
}

/** Where on the chain something happened, as answers have it. */
export const blockMetadataFields = {
  createdAt: secondsField,
  blockNumber: z.number().int(),
  txHash: z.string(),
}

/** The same of one row. */
export const serializeBlockMetadata = ({
  createdAt,
  blockNumber,
  txHash,
}: BlockMetadata): BlockMetadata => ({
  createdAt,
  blockNumber,
  txHash,
})
