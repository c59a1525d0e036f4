import { createRoute, z } from '@hono/zod-openapi'
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from '@slipway/database/outbox/app'
import { doneSchema } from '../accounts/schemas.ts'
import { errorResponses } from '../http/error-schema.ts'
import { secondsField } from '../http/fields.ts'
import { operatorName } from './create-operator.ts'

const tags = ['operator']

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
})

const sessionSchema = z
  .object({ result: z.object({ token: z.string(), expiresAt: secondsField }) })
  .openapi('OperatorSession')

const outboxSchema = z
  .object({
    result: z.array(
      z.object({
        id: z.number().int(),
        channel: z.enum(MESSAGE_CHANNELS),
        recipient: z.string(),
        subject: z.string(),
        body: z.string().openapi({ description: 'Empty once delivered or expired' }),
        status: z.enum(MESSAGE_STATUSES),
        attempts: z.number().int(),
        detail: z.string().nullable(),
        createdAt: secondsField,
        expiresAt: secondsField,
      }),
    ),
  })
  .openapi('Outbox')

const reportsSchema = z
  .object({
    result: z.array(
      z.object({
        id: z.number().int(),
        channel: z.enum(MESSAGE_CHANNELS),
        recipient: z.string(),
        reportedAt: secondsField,
      }),
    ),
  })
  .openapi('DeliveryReports')

export const operatorLoginRoute = createRoute({
  method: 'post',
  path: '/operator/login',
  operationId: 'loginOperator',
  summary: 'Signs an operator in for 12 hours: name, password and a code of the authenticator',
  tags,
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .object({
              name: z.string().regex(operatorName).openapi({ example: 'root' }),
              password: z.string().min(1).max(200).openapi({ example: 'nine quiet boats' }),
              code: z
                .string()
                .regex(/^\d{6}$/)
                .openapi({ example: '123456' }),
            })
            .openapi('OperatorLoginInput'),
        },
      },
    },
  },
  responses: {
    ...json('Signed in', sessionSchema),
    ...errorResponses(
      'VALIDATION_FAILED',
      'CREDENTIALS_WRONG',
      'TOO_MANY_ATTEMPTS',
      'ACCOUNTS_OFF',
    ),
  },
})

export const operatorLogoutRoute = createRoute({
  method: 'post',
  path: '/operator/logout',
  operationId: 'logoutOperator',
  summary: 'Ends the sign-in of the token that is sent',
  tags,
  responses: { ...json('Done', doneSchema), ...errorResponses('ACCOUNTS_OFF') },
})

export const outboxRoute = createRoute({
  method: 'get',
  path: '/operator/outbox',
  operationId: 'readOutbox',
  summary: 'The newest 100 mails and text messages, for the operator alone',
  tags,
  responses: {
    ...json('The newest first', outboxSchema),
    ...errorResponses('UNAUTHORIZED', 'ACCOUNTS_OFF'),
  },
})

export const deliveryReportsRoute = createRoute({
  method: 'get',
  path: '/operator/reports',
  operationId: 'readDeliveryReports',
  summary: 'The newest 100 reports of codes that did not arrive, for the operator alone',
  tags,
  responses: {
    ...json('The newest first', reportsSchema),
    ...errorResponses('UNAUTHORIZED', 'ACCOUNTS_OFF'),
  },
})
