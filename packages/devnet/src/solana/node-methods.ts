import type { Address } from '@solana/kit'
import type { LocalCluster } from './local-cluster.ts'
import type { RpcMethods } from './rpc-methods.ts'

/** SHA-256 of “slipway local cluster”: nobody takes it for a live one. */
const genesisHash = '68x89MZSYe9bk4y1WuzZEA9QV7YFsBzUREG7Gkrtnvko'
const slotsInEpoch = 432_000n

/**
 * The node itself, its clock, and the controls that no live node has.
 * @param onControl told of each change that is no transaction's
 */
export function createNodeMethods(cluster: LocalCluster, onControl: () => void) {
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '4.3.0', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => cluster.slot,
    getBlockHeight: () => cluster.height,
    getFirstAvailableBlock: () => 0n,
    getBlockTime: () => cluster.time,
    getEpochInfo: () => ({
      absoluteSlot: cluster.slot,
      blockHeight: cluster.height,
      epoch: cluster.machine.getClock().epoch,
      slotIndex: cluster.slot % slotsInEpoch,
      slotsInEpoch,
      transactionCount: null,
    }),
    slipway_increaseTime: (seconds: number) => {
      cluster.increaseTime(BigInt(seconds))
      onControl()
      return cluster.time
    },
    slipway_skipBlocks: (count: number) => {
      cluster.skipBlocks(BigInt(count))
      onControl()
      return cluster.height
    },
    slipway_setAccount: (
      address: Address,
      account: { readonly data: string; readonly lamports: number; readonly owner: Address },
    ) => {
      const data = new Uint8Array(Buffer.from(account.data, 'base64'))
      cluster.machine.setAccount({
        address,
        data,
        executable: false,
        lamports: BigInt(account.lamports) as never,
        programAddress: account.owner,
        space: BigInt(data.length),
      })
      onControl()
      return true
    },
  } satisfies RpcMethods
}
