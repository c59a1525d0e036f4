import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowWrite } from '../../store/index-rows.ts'
import { lowerCase, storableText } from '../../store/stored-values.ts'
import { changePool } from '../change-pool.ts'
import { countedStake, moveStake, type StakeMove, stakeReads } from '../move-stake.ts'
import { ofPool } from '../pool-row.ts'

interface Moved {
  account: Hex
  nftIds: readonly bigint[]
  staked: bigint
}

/** NFTs that moved. */
const countOf = ({ nftIds }: Moved) => BigInt(nftIds.length)

const nftReads = (event: IndexedEvent<Moved>): RowKey[] =>
  event.args.nftIds.map((nftId) => ({ table: 'poolNft', id: ofPool(event, String(nftId)).id }))

/** @param account whose they are here from now on; null: they went back */
const nftWrites = (event: IndexedEvent<Moved>, account: Hex | null): RowWrite[] =>
  event.args.nftIds.map((nftId) => ({
    table: 'poolNft',
    row: {
      ...ofPool(event, String(nftId)),
      nftId: String(nftId),
      account,
      updatedAt: event.timestamp,
    },
  }))

const moveNfts = <Args extends Moved>(
  kind: StakeMove['kind'],
  rewardOf: (args: Args) => bigint,
): EventHandler<Args> => ({
  reads: (event) => [...stakeReads(event), ...nftReads(event)],
  writes: (event, rows) => {
    const { account, nftIds, staked } = event.args
    const move = { kind, account, staked, reward: rewardOf(event.args) }
    const details = { nftIds: nftIds.join(',') }
    return [
      ...nftWrites(event, kind === 'deposited' ? lowerCase(account) : null),
      ...moveStake(event, rows, { ...move, amount: countOf(event.args), details }),
    ]
  },
})

const none = () => 0n

/** Handlers of what only pools of NFTs tell. */
export const nftStakes = {
  nftsDeposited: countedStake('staked', moveNfts<Moved>('deposited', none), countOf),
  nftsWithdrawn: countedStake(
    'unstaked',
    moveNfts<Moved & { reward: bigint }>('withdrawn', ({ reward }) => reward),
    countOf,
  ),
  nftsEmergencyWithdrawn: countedStake(
    'unstaked',
    moveNfts<Moved>('emergencyWithdrawn', none),
    countOf,
  ),
  baseUriSet: changePool<{ baseUri: string }>(({ baseUri }) => ({
    row: { baseUri: storableText(baseUri) },
    act: { kind: 'baseUriSet', details: { baseUri: storableText(baseUri) } },
  })),
}
