import { makeWebhookCalls } from '@slipway/api-client'
import { api } from './api.ts'

/** Calls about webhooks, apart from the frame, which makes none of them. */
export const webhookApi = makeWebhookCalls(api.transport)
