import type { Client } from 'openapi-fetch'
import { type CallOptions, type ContractPath, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/** Requests for critique: what everybody reads, what owners ask and what critics answer. */
export const makeCritiqueCalls = (client: Client<paths>) => {
  const at = (id: string) => ({ params: { path: { id } } })
  return {
    getCritiques: (path: ContractPath, call?: CallOptions) =>
      dataOf(client.GET('/critiques/{chain}/{address}', { params: { path }, ...signalOf(call) })),
    getCritique: (id: string, call?: CallOptions) =>
      dataOf(client.GET('/critiques/{id}', { ...at(id), ...signalOf(call) })),
    listOwn: (call?: CallOptions) => dataOf(client.GET('/critique-requests', signalOf(call))),
    ask: (body: Schemas['CritiqueInput']) => dataOf(client.POST('/critique-requests', { body })),
    show: (id: string, visibility: Schemas['Critique']['visibility']) =>
      dataOf(
        client.POST('/critique-requests/{id}/visibility', { ...at(id), body: { visibility } }),
      ),
    remove: (id: string) => dataOf(client.POST('/critique-requests/{id}/remove', at(id))),
    answer: (id: string, body: Schemas['CritiqueAnswerInput']) =>
      dataOf(client.POST('/critique-requests/{id}/answer', { ...at(id), body })),
  }
}
