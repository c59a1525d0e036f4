import { makeAccountCalls } from './account-calls.ts'
import { makeAirdropCalls } from './airdrop-calls.ts'
import { type ApiClientOptions, createCoreClient } from './create-core-client.ts'
import { makeListCalls } from './list-calls.ts'
import { makeLockCalls } from './lock-calls.ts'
import { makeNftCalls } from './nft-calls.ts'
import { makeOfferCalls } from './offer-calls.ts'
import { makeOverviewCalls } from './overview-calls.ts'
import { makePoolCalls } from './pool-calls.ts'
import { makePresaleCalls } from './presale-calls.ts'
import { makePresaleFileCalls } from './presale-file-calls.ts'
import { makeStatsCalls } from './stats-calls.ts'
import { makeTokenCalls } from './token-calls.ts'
import { makeVipCalls } from './vip-calls.ts'

/**
 * The typed door to what the API says of chains and accounts, for browser and Node. Groups that one page alone needs are
 * made apart (`makeAssetCalls`, `makeBadgeCalls`, `makeReviewCalls` …).
 *
 * @throws {ApiError} from every call, with the server's code, or `NETWORK` or `TIMEOUT`
 */
export function createApiClient(options: ApiClientOptions = {}) {
  const core = createCoreClient(options)
  return {
    ...core,
    ...makeAccountCalls(core.transport),
    ...makeAirdropCalls(core.transport),
    ...makeTokenCalls(core.transport),
    ...makeListCalls(core.transport),
    ...makeLockCalls(core.transport),
    ...makeNftCalls(core.transport),
    ...makeOverviewCalls(core.transport),
    ...makePoolCalls(core.transport),
    ...makePresaleCalls(core.transport),
    ...makeOfferCalls(core.transport),
    ...makePresaleFileCalls(core.transport),
    ...makeStatsCalls(core.transport),
    ...makeVipCalls(core.transport),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>
