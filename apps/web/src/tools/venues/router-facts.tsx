import { formatInteger, m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { VenueAddress } from './venue-address.tsx'

/** What a router, its factory and their pools answered on chain. */
export function RouterFacts({ found }: { found: SwapRouterCheck }) {
  const { factory, wrappedNative, pairCount, initCodeMatches } = found
  return (
    <KeyValueList>
      {factory && (
        <KeyValue label={m.tools_venues_factory()}>
          <VenueAddress address={factory} />
        </KeyValue>
      )}
      {wrappedNative && (
        <KeyValue label={m.tools_venues_wrapped()}>
          <VenueAddress address={wrappedNative} />
        </KeyValue>
      )}
      {pairCount !== undefined && (
        <KeyValue label={m.tools_venues_pools()}>{formatInteger(pairCount)}</KeyValue>
      )}
      <KeyValue label={m.tools_venues_code()}>
        {initCodeMatches ? m.tools_venues_code_known() : m.tools_venues_code_unknown()}
      </KeyValue>
    </KeyValueList>
  )
}
