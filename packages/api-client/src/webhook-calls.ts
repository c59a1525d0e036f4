import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/** What the signed-in account does about its webhooks. */
export const makeWebhookCalls = (client: Client<paths>) => {
  const resultOf = async <Result>(call: Promise<{ data?: { result: Result } }>) =>
    (await dataOf(call)).result
  return {
    list: (call?: CallOptions) => resultOf(client.GET('/account/webhooks', signalOf(call))),
    listDeliveries: (id: string, call?: CallOptions) =>
      resultOf(
        client.GET('/account/webhooks/{id}/deliveries', {
          params: { path: { id } },
          ...signalOf(call),
        }),
      ),
    create: (body: Schemas['WebhookInput']) => resultOf(client.POST('/account/webhooks', { body })),
    change: (body: Schemas['WebhookChange']) =>
      resultOf(client.POST('/account/webhooks/change', { body })),
    setState: (id: string, state: Schemas['Webhook']['state']) =>
      resultOf(client.POST('/account/webhooks/state', { body: { id, state } })),
    rotate: (id: string) => resultOf(client.POST('/account/webhooks/rotate', { body: { id } })),
    remove: (id: string) => resultOf(client.POST('/account/webhooks/remove', { body: { id } })),
    test: (id: string) => resultOf(client.POST('/account/webhooks/test', { body: { id } })),
    redeliver: (id: string, eventId: string) =>
      resultOf(client.POST('/account/webhooks/redeliver', { body: { id, eventId } })),
  }
}
