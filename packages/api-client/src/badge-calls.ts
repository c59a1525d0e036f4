import type { Client } from 'openapi-fetch'
import { type CallOptions, type ContractPath, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/**
 * Badges of contracts, and what an account does to get one.
 *
 * @param uploads what documents are sent with
 */
export const makeBadgeCalls = (client: Client<paths>, uploads = client) => ({
  getBadges: (path: ContractPath, call?: CallOptions) =>
    dataOf(client.GET('/badges/{chain}/{address}', { params: { path }, ...signalOf(call) })),
  /** @param contracts `<chainId>-<address>`, up to 60 */
  getBadgesOfMany: (contracts: readonly string[], call?: CallOptions) =>
    dataOf(
      client.GET('/badges/of', {
        params: { query: { contracts: contracts.join(',') } },
        ...signalOf(call),
      }),
    ),
  listBadges: (query: { chain: string; cursor?: string }, call?: CallOptions) =>
    dataOf(client.GET('/badges', { params: { query }, ...signalOf(call) })),
  /** Wallets whose attestations count, and where badges are attested. */
  listAttesters: (call?: CallOptions) => dataOf(client.GET('/badge-attesters', signalOf(call))),
  listApplications: (call?: CallOptions) =>
    dataOf(client.GET('/badge-applications', signalOf(call))),
  getApplication: (id: string, call?: CallOptions) =>
    dataOf(client.GET('/badge-applications/{id}', { params: { path: { id } }, ...signalOf(call) })),
  beginApplication: (body: Schemas['BadgeApplicationInput']) =>
    dataOf(client.POST('/badge-applications', { body })),
  /** Sends a document as it is, for the operator and the applicant alone. */
  addDocument: (
    id: string,
    query: { role: Schemas['BadgeApplication']['documents'][number]['role']; name: string },
    document: Blob,
  ) =>
    dataOf(
      uploads.POST('/badge-applications/{id}/documents', {
        params: { path: { id }, query },
        // The document says "binary text"; what is sent is the file as it is.
        body: document as unknown as string,
        bodySerializer: (body) => body,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    ),
  removeDocument: (id: string, documentId: string) =>
    dataOf(
      client.POST('/badge-applications/{id}/documents/{documentId}/remove', {
        params: { path: { id, documentId } },
      }),
    ),
  submitApplication: (id: string) =>
    dataOf(client.POST('/badge-applications/{id}/submit', { params: { path: { id } } })),
  retractApplication: (id: string) =>
    dataOf(client.POST('/badge-applications/{id}/retract', { params: { path: { id } } })),
})
