import { z } from '@hono/zod-openapi'
import { API_ERROR_STATUS, type ApiErrorCode } from './api-error.ts'

const codes = Object.keys(API_ERROR_STATUS) as [ApiErrorCode, ...ApiErrorCode[]]

/** The one shape of every answer that is not a success. */
const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(codes).openapi({ description: 'Stable code; clients translate by it.' }),
      message: z.string().openapi({ description: 'English, for logs and developers.' }),
      details: z.unknown().optional(),
    }),
  })
  .openapi('Error')

/** The responses of a route for the given failures, one per HTTP status. */
export function errorResponses(...wanted: ApiErrorCode[]) {
  const always: ApiErrorCode[] = ['RATE_LIMITED', 'INTERNAL']
  const byStatus = new Map<number, ApiErrorCode[]>()
  for (const code of [...wanted, ...always]) {
    const status = API_ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      {
        description: listed.join(', '),
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  )
}
