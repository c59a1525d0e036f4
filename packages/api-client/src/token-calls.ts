import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf, type TokenPath } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type TokenMetadataInput = components['schemas']['TokenMetadataInput']

/** One token, and the files that belong to it. */
export const makeTokenCalls = (client: Client<paths>) => ({
  getToken: (path: TokenPath, call?: CallOptions) =>
    dataOf(client.GET('/tokens/{chain}/{address}', { params: { path }, ...signalOf(call) })),
  getTokenLaunch: (path: TokenPath, call?: CallOptions) =>
    dataOf(client.GET('/tokens/{chain}/{address}/launch', { params: { path }, ...signalOf(call) })),
  listTokenCandles: (
    path: TokenPath,
    query: paths['/tokens/{chain}/{address}/candles']['get']['parameters']['query'],
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/candles', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  getTokenVerification: (path: TokenPath, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/verification', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  /** @param logo the picture's own bytes */
  uploadLogo: (logo: Blob, call?: CallOptions) =>
    dataOf(
      client.POST('/ipfs/logo', {
        // The document says "binary text"; what is sent is the file as it is.
        body: logo as unknown as string,
        bodySerializer: (body) => body,
        headers: { 'Content-Type': 'application/octet-stream' },
        ...signalOf(call),
      }),
    ),
  uploadMetadata: (metadata: TokenMetadataInput, call?: CallOptions) =>
    dataOf(client.POST('/ipfs/metadata', { body: metadata, ...signalOf(call) })),
  getUploadQuota: (call?: CallOptions) => dataOf(client.GET('/ipfs/quota', signalOf(call))),
  getFile: (cid: string, call?: CallOptions) =>
    dataOf(client.GET('/ipfs/files/{cid}', { params: { path: { cid } }, ...signalOf(call) })),
})
