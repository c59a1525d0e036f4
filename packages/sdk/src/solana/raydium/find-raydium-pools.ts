import {
  type Address,
  type EncodedAccount,
  fetchEncodedAccounts,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import {
  decodePoolState,
  type PoolState,
  poolMintOffsets,
  poolStateBytes,
  poolStateTag,
} from './decode-pool-state.ts'
import { findPoolAddress } from './find-pool-address.ts'
import { findUsualConfigs } from './find-usual-configs.ts'

/** Pools of a token, and how they were looked for. */
export interface FoundPools {
  readonly pools: readonly PoolState[]
  /** `usual` where the node does not list accounts: then only the usual addresses of pools were looked at. */
  readonly search: 'all' | 'usual'
}

const decodeAll = (accounts: readonly EncodedAccount[], program: Address) =>
  accounts.flatMap((account) => decodePoolState(account, program) ?? [])

/** Pools that have the token at one of their two places, as the node lists them. */
async function listPools(rpc: SolanaRpc, program: Address, mint: Address): Promise<PoolState[]> {
  const lists = await Promise.all(
    poolMintOffsets.map((offset) =>
      rpc
        .getProgramAccounts(program, {
          commitment: 'confirmed',
          encoding: 'base64',
          filters: [
            { dataSize: BigInt(poolStateBytes) },
            compareBytes(0, getBase58Decoder().decode(poolStateTag)),
            compareBytes(offset, mint),
          ],
        })
        .send(),
    ),
  )
  const accounts = lists.flat().map(({ pubkey, account }) => ({
    ...{ address: pubkey, programAddress: account.owner, executable: account.executable },
    ...{ data: getBase64Encoder().encode(account.data[0]), lamports: account.lamports },
    space: BigInt(poolStateBytes),
  }))
  return decodeAll(accounts, program)
}

async function findUsualPools(
  rpc: SolanaRpc,
  program: Address,
  mint: Address,
  others: readonly Address[],
): Promise<PoolState[]> {
  const configs = await findUsualConfigs(program)
  const addresses = await Promise.all(
    configs.flatMap((config) =>
      others.map((other) => findPoolAddress(program, config, [mint, other])),
    ),
  )
  const accounts = await fetchEncodedAccounts(rpc, addresses, { commitment: 'confirmed' })
  return decodeAll(
    accounts.filter((account) => account.exists),
    program,
  )
}

/**
 * Every pool of a token; where the node refuses to list a program's accounts, the usual ones alone.
 * @param others tokens with which a usual pool pairs it; at most twelve, for a node reads a hundred accounts at once
 * @throws what `recogniseSolanaFailure` understands, when the node answers neither
 */
export async function findRaydiumPools(
  rpc: SolanaRpc,
  program: Address,
  mint: Address,
  others: readonly Address[],
): Promise<FoundPools> {
  try {
    return { pools: await listPools(rpc, program, mint), search: 'all' }
  } catch {
    // Public nodes refuse long lists in many ways, some of them without a number; what can be read says whether one is there.
    return { pools: await findUsualPools(rpc, program, mint, others), search: 'usual' }
  }
}
