import { type ApiClientOptions, createCoreClient } from './create-core-client.ts'
import { makeListCalls } from './list-calls.ts'
import { makeTokenCalls } from './token-calls.ts'

/**
 * The typed door to the whole API, for browser and Node.
 *
 * @throws {ApiError} from every call, with the server's code, or `NETWORK` or `TIMEOUT`
 */
export function createApiClient(options: ApiClientOptions = {}) {
  const core = createCoreClient(options)
  return { ...core, ...makeTokenCalls(core.transport), ...makeListCalls(core.transport) }
}

export type ApiClient = ReturnType<typeof createApiClient>
