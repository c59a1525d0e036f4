import { createCoreClient, makeWebhookCalls } from '@slipway/api-client'
import { readAccessToken } from './access-token.ts'

const { transport } = createCoreClient({ readAccessToken })

/** Calls about webhooks; refusals belong to their forms and not to the shell. */
export const webhookApi = makeWebhookCalls(transport)
