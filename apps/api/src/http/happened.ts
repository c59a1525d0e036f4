import { z } from '@hono/zod-openapi'
import { secondsField } from './fields.ts'

interface Happened {
  /** unix seconds */
  createdAt: number
  blockNumber: number
  txHash: string
}

/** Where on the chain something happened, as answers have it. */
export const happenedFields = {
  createdAt: secondsField,
  blockNumber: z.number().int(),
  txHash: z.string(),
}

/** The same of one row. */
export const showHappened = ({ createdAt, blockNumber, txHash }: Happened): Happened => ({
  createdAt,
  blockNumber,
  txHash,
})
