import { ofTokenId } from '@slipway/database/row-ids'
import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, termsRead, termsWrites } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

interface PairArgs {
  pair: Hex
}

const pairId = (event: IndexedEvent<PairArgs>) =>
  ofTokenId(event.chainId, event.address, lowerCase(event.args.pair))

function pairWrite(event: IndexedEvent<PairArgs>, rows: RowReader, isMain: boolean): RowWrite {
  const id = pairId(event)
  const before = rows.get('tokenPair', id)
  return {
    table: 'tokenPair',
    row: {
      ...(before ?? {
        id,
        tokenId: emitterRead(event).id,
        chainId: event.chainId,
        token: event.address,
        pair: lowerCase(event.args.pair),
        registeredAt: event.timestamp,
        blockNumber: event.blockNumber,
        txHash: event.txHash,
      }),
      isMain: isMain || (before?.isMain ?? false),
    },
  }
}

const launched: EventHandler<PairArgs & { killBlocks: bigint }> = {
  reads: (event) => [
    emitterRead(event),
    termsRead(event),
    { table: 'tokenPair', id: pairId(event) },
  ],
  writes: (event, rows) => {
    const { killBlocks } = event.args
    const pair = lowerCase(event.args.pair)
    return [
      pairWrite(event, rows, true),
      ...termsWrites(event, rows, {
        kind: 'launched',
        terms: {
          launchedBlock: event.blockNumber,
          killBlocks: Number(killBlocks),
          liquidityPhase: false,
          pair,
        },
        token: { launched: true, launchedAt: event.timestamp },
        facts: { account: pair, details: { killBlocks } },
        alwaysTold: true,
      }),
    ]
  },
}

/** Anybody may register a pair that proves itself: the history names who sent the transaction. */
const pairRegistered: EventHandler<PairArgs> = {
  reads: (event) => [emitterRead(event), { table: 'tokenPair', id: pairId(event) }],
  writes: (event, rows) => [
    pairWrite(event, rows, false),
    ...termsWrites(event, rows, {
      kind: 'pairRegistered',
      facts: { actor: event.sender, account: lowerCase(event.args.pair) },
    }),
  ],
}

/** Handlers of the events on the way to open trading. */
export const launch = {
  launched,
  pairRegistered,
  liquidityPhaseStarted: termsHandler<PairArgs>(({ pair }) => ({
    kind: 'liquidityPhaseStarted',
    terms: { liquidityPhase: true, pair: lowerCase(pair) },
    facts: { account: lowerCase(pair) },
  })),
  liquidityPhaseStopped: termsHandler<unknown>(() => ({
    kind: 'liquidityPhaseStopped',
    terms: { liquidityPhase: false },
  })),
  launcherSet: termsHandler<{ launcher: Hex }>(({ launcher }) => ({
    kind: 'launcherSet',
    terms: { launcher: lowerCase(launcher) },
    facts: { account: lowerCase(launcher) },
    alwaysTold: true,
  })),
}
