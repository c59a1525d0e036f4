import { type ApiClientOptions, createCoreClient } from './create-core-client.ts'
import { makeListCalls } from './list-calls.ts'
import { makeLockCalls } from './lock-calls.ts'
import { makeOfferCalls } from './offer-calls.ts'
import { makePresaleCalls } from './presale-calls.ts'
import { makePresaleFileCalls } from './presale-file-calls.ts'
import { makeTokenCalls } from './token-calls.ts'

/**
 * The typed door to the whole API, for browser and Node.
 *
 * @throws {ApiError} from every call, with the server's code, or `NETWORK` or `TIMEOUT`
 */
export function createApiClient(options: ApiClientOptions = {}) {
  const core = createCoreClient(options)
  return {
    ...core,
    ...makeTokenCalls(core.transport),
    ...makeListCalls(core.transport),
    ...makeLockCalls(core.transport),
    ...makePresaleCalls(core.transport),
    ...makeOfferCalls(core.transport),
    ...makePresaleFileCalls(core.transport),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>
