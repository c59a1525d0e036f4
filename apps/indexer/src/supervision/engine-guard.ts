import type { IndexedChain } from '../chain/indexed-chain.ts'
import { ignoreOldHeads } from '../heads/ignore-old-heads.ts'
import { endWithConnections, engineConnections } from './end-with-connections.ts'
import { mergeClosings } from './merge-closings.ts'
import { engineSockets, tellNewestBlock } from './tell-newest-block.ts'

/**
 * Loaded into the engine's process before the engine. The channel to the parent closes when the parent is
 * gone, however it went: an engine that nobody watches must not go on writing.
 */
process.on('disconnect', () => process.exit(1))

endWithConnections(engineConnections())
mergeClosings(engineConnections())
const chains = JSON.parse(process.env.SLIPWAY_ENGINE_CHAINS ?? '[]') as IndexedChain[]
tellNewestBlock(engineSockets(), ignoreOldHeads(chains))
