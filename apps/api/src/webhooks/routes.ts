import { createRoute } from '@hono/zod-openapi'
import { getOwn, post } from '../accounts/account-route.ts'
import { doneSchema } from '../accounts/schemas.ts'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import {
  deliveriesSchema,
  webhookInputs as inputs,
  webhookAnswerSchema,
  webhookPath,
  webhookSecretSchema,
  webhooksSchema,
  webhookTestSchema,
} from './schemas.ts'

/** What the signed-in account has told to receivers of its own. */
export const webhookRoutes = {
  list: getOwn('/account/webhooks', 'listWebhooks', 'The account’s webhooks', webhooksSchema),
  deliveries: createRoute({
    method: 'get',
    path: '/account/webhooks/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'What was sent to a webhook lately, and what became of it',
    tags: ['accounts'],
    request: { params: webhookPath },
    responses: {
      ...jsonResponse('The newest 50', deliveriesSchema),
      ...errorResponses('VALIDATION_FAILED', 'UNAUTHORIZED', 'WEBHOOK_NOT_FOUND', 'ACCOUNTS_OFF'),
    },
  }),
  create: post({
    path: '/account/webhooks',
    operationId: 'createWebhook',
    summary: 'Makes a webhook; its secret is answered this once',
    description:
      'It is told every act that becomes final from now on, signed as Standard Webhooks have it: docs/webhooks.md.',
    input: inputs.create,
    answer: webhookSecretSchema,
    errors: ['UNAUTHORIZED', 'CHAIN_UNKNOWN', 'TOO_MANY_WEBHOOKS'],
  }),
  change: post({
    path: '/account/webhooks/change',
    operationId: 'changeWebhook',
    summary: 'Changes where a webhook is sent and what it listens to',
    input: inputs.change,
    answer: webhookAnswerSchema,
    errors: ['UNAUTHORIZED', 'CHAIN_UNKNOWN', 'WEBHOOK_NOT_FOUND'],
  }),
  state: post({
    path: '/account/webhooks/state',
    operationId: 'setWebhookState',
    summary: 'Pauses or resumes a webhook; what happens meanwhile is not told later',
    input: inputs.state,
    answer: webhookAnswerSchema,
    errors: ['UNAUTHORIZED', 'WEBHOOK_NOT_FOUND'],
  }),
  rotate: post({
    path: '/account/webhooks/rotate',
    operationId: 'rotateWebhookSecret',
    summary: 'Makes a new secret; for 24 hours the one before signs as well',
    input: inputs.one,
    answer: webhookSecretSchema,
    errors: ['UNAUTHORIZED', 'WEBHOOK_NOT_FOUND'],
  }),
  remove: post({
    path: '/account/webhooks/remove',
    operationId: 'removeWebhook',
    summary: 'Deletes a webhook with what waits for it',
    input: inputs.one,
    answer: doneSchema,
    errors: ['UNAUTHORIZED', 'WEBHOOK_NOT_FOUND'],
  }),
  test: post({
    path: '/account/webhooks/test',
    operationId: 'testWebhook',
    summary: 'Sends a test, once, to a paused webhook as well',
    input: inputs.one,
    answer: webhookTestSchema,
    errors: ['UNAUTHORIZED', 'WEBHOOK_NOT_FOUND'],
  }),
  redeliver: post({
    path: '/account/webhooks/redeliver',
    operationId: 'redeliverWebhookEvent',
    summary: 'Sends an event again, under the same id and with all of its attempts',
    input: inputs.redeliver,
    answer: doneSchema,
    errors: ['UNAUTHORIZED', 'WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND', 'DELIVERY_IN_HAND'],
  }),
} as const
