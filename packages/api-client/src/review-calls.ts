import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import type { components, operations, paths } from './generated/api-types.ts'

type Schemas = components['schemas']
type State = NonNullable<NonNullable<operations['readBadgeQueue']['parameters']['query']>['state']>

/**
 * What the operator of a site does: a sign-in of its own, the review of badges, and what was sent to people.
 *
 * @param downloads what documents are fetched with
 */
export const makeReviewCalls = (client: Client<paths>, downloads = client) => {
  const at = (id: string) => ({ params: { path: { id } } })
  return {
    login: async (body: Schemas['OperatorLoginInput']) =>
      (await dataOf(client.POST('/operator/login', { body }))).result,
    logout: () => dataOf(client.POST('/operator/logout')),
    readOutbox: async (call?: CallOptions) =>
      (await dataOf(client.GET('/operator/outbox', signalOf(call)))).result,
    readReports: async (call?: CallOptions) =>
      (await dataOf(client.GET('/operator/reports', signalOf(call)))).result,
    readQueue: (state: State, call?: CallOptions) =>
      dataOf(client.GET('/operator/badges', { params: { query: { state } }, ...signalOf(call) })),
    readApplication: (id: string, call?: CallOptions) =>
      dataOf(client.GET('/operator/badges/{id}', { ...at(id), ...signalOf(call) })),
    /** Opens a document; the server notes who did. */
    openDocument: (id: string, documentId: string) =>
      dataOf<Blob>(
        downloads.GET('/operator/badges/{id}/documents/{documentId}', {
          params: { path: { id, documentId } },
          parseAs: 'blob',
        }) as Promise<{ data?: Blob }>,
      ),
    take: (id: string) => dataOf(client.POST('/operator/badges/{id}/take', at(id))),
    ask: (id: string, note: string) =>
      dataOf(client.POST('/operator/badges/{id}/ask', { ...at(id), body: { note } })),
    refuse: (id: string, note: string) =>
      dataOf(client.POST('/operator/badges/{id}/refuse', { ...at(id), body: { note } })),
    withdraw: (id: string, note: string) =>
      dataOf(client.POST('/operator/badges/{id}/withdraw', { ...at(id), body: { note } })),
    grant: (id: string, body: Schemas['BadgeGrantInput']) =>
      dataOf(client.POST('/operator/badges/{id}/grant', { ...at(id), body })),
    /** Records what was attested, once the network itself says the same. */
    recordAttestation: (id: string, uid: string) =>
      dataOf(client.POST('/operator/badges/{id}/attestation', { ...at(id), body: { uid } })),
    nameAttester: (body: Schemas['BadgeAttesterInput']) =>
      dataOf(client.POST('/operator/attesters', { body })),
    removeAttester: (address: string) =>
      dataOf(
        client.POST('/operator/attesters/{address}/remove', { params: { path: { address } } }),
      ),
  }
}
