import { z } from '@hono/zod-openapi'
import { VERIFICATION_STATUSES } from '@slipway/database/verification/app'
import { secondsField } from '../http/fields.ts'

/** All services together: the best that any of them says; `off` where nobody is asked. */
const overallStatus = z.enum([...VERIFICATION_STATUSES, 'off']).openapi({
  description: 'The best that any service says; "off" where no service is asked',
})

/** What a token's page shows at once. */
export const verificationSummarySchema = z
  .object({
    status: overallStatus,
    url: z.string().nullable().openapi({ description: 'Where the verified source is read' }),
  })
  .openapi('VerificationSummary')

export const verificationSchema = z
  .object({
    status: overallStatus,
    services: z.array(
      z.object({
        service: z.string(),
        status: z.enum(VERIFICATION_STATUSES),
        detail: z.string().nullable(),
        url: z.string().nullable(),
        attempts: z.number().int(),
        updatedAt: secondsField,
        nextAttemptAt: secondsField.nullable(),
      }),
    ),
    source: z
      .object({
        contractIdentifier: z.string(),
        compilerVersion: z.string(),
        evmVersion: z.string(),
        optimizerRuns: z.number().int(),
        license: z.literal('MIT'),
      })
      .nullable()
      .openapi({ description: 'Null when the code is not of a source that this server has' }),
    constructorArguments: z
      .string()
      .nullable()
      .openapi({ description: 'ABI-encoded; creation code and these give the token’s address' }),
  })
  .openapi('Verification')
