import {
  type Address,
  getAddressEncoder,
  getBase58Encoder,
  getBase64Decoder,
  none,
} from '@solana/kit'
import { AccountState, getMintEncoder, getTokenEncoder } from '@solana-program/token-2022'
import { firstTokenProgram } from '../../first-token-program.ts'
import type { SolanaRpc } from '../../solana-rpc.ts'
import { poolStateBytes, poolStateTag } from '../decode-pool-state.ts'
import { findPoolAccounts } from '../find-pool-accounts.ts'

/** An account of the world that the tests read. */
export interface WorldAccount {
  readonly owner: Address
  readonly data: Uint8Array
  readonly executable?: boolean
}

/** What a test says of a pool; what it leaves out is 0, `false` or the token's usual. */
export interface PoolTerms {
  readonly mints: readonly [Address, Address]
  readonly config: Address
  readonly decimals?: readonly [number, number]
  readonly status?: number
  readonly lpSupply?: bigint
  /** Of Raydium, of its fund and of the creator, each for token 0 and token 1. */
  readonly fees?: readonly (readonly [bigint, bigint])[]
  readonly opensAt?: bigint
  readonly hasCreatorFee?: boolean
}

const loader = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address
const clock = 'SysvarC1ock11111111111111111111111111111111' as Address

/** A pool's account as Raydium's `pool.rs` orders it, written by places and not by the decoder's words. */
export function writePoolState(
  terms: PoolTerms,
  accounts: Awaited<ReturnType<typeof findPoolAccounts>>,
): Uint8Array {
  const data = new Uint8Array(poolStateBytes)
  const view = new DataView(data.buffer)
  const key = (at: number, address: Address) => data.set(getAddressEncoder().encode(address), at)
  const u64 = (at: number, value: bigint) => view.setBigUint64(at, value, true)
  data.set(poolStateTag, 0)
  key(8, terms.config)
  key(72, accounts.vaults[0])
  key(104, accounts.vaults[1])
  key(136, accounts.lpMint)
  key(168, terms.mints[0])
  key(200, terms.mints[1])
  data[329] = terms.status ?? 0
  data[330] = 9
  data[331] = terms.decimals?.[0] ?? 9
  data[332] = terms.decimals?.[1] ?? 9
  u64(333, terms.lpSupply ?? 0n)
  for (const [at, pair] of (terms.fees ?? []).slice(0, 2).entries())
    for (const side of [0, 1] as const) u64(341 + at * 16 + side * 8, pair[side])
  u64(373, terms.opensAt ?? 0n)
  data[390] = terms.hasCreatorFee ? 1 : 0
  for (const side of [0, 1] as const) u64(397 + side * 8, terms.fees?.[2]?.[side] ?? 0n)
  return data
}

export const writeHolding = (mint: Address, owner: Address, amount: bigint, isFrozen = false) =>
  new Uint8Array(
    getTokenEncoder().encode({
      ...{ mint, owner, amount, delegate: none(), isNative: none(), delegatedAmount: 0n },
      state: isFrozen ? AccountState.Frozen : AccountState.Initialized,
      ...{ closeAuthority: none(), extensions: none() },
    }),
  )

export const writeMint = (supply: bigint) =>
  new Uint8Array(
    getMintEncoder().encode({
      ...{ mintAuthority: none(), freezeAuthority: none(), supply, decimals: 9 },
      ...{ isInitialized: true, extensions: none() },
    }),
  )

/** A cluster that has accounts and nothing else. */
export class RaydiumWorld {
  readonly accounts = new Map<Address, WorldAccount>()
  /** Whether the node refuses to list a program's accounts. */
  refusesLists = false
  /** Questions that the node was asked, by method. */
  readonly asked: string[] = []

  constructor(program: Address, now: number) {
    const time = new Uint8Array(40)
    new DataView(time.buffer).setBigInt64(32, BigInt(now), true)
    this.accounts.set(clock, { owner: loader, data: time })
    this.accounts.set(program, { owner: loader, data: new Uint8Array(36), executable: true })
  }

  /** Puts a pool with its vaults and LP token at an address. @returns where its parts are */
  async addPool(
    program: Address,
    address: Address,
    terms: PoolTerms,
    held: { readonly vaults: readonly [bigint, bigint]; readonly minted: bigint },
  ) {
    const parts = await findPoolAccounts(program, address, terms.mints)
    this.accounts.set(address, { owner: program, data: writePoolState(terms, parts) })
    this.accounts.set(parts.lpMint, { owner: firstTokenProgram, data: writeMint(held.minted) })
    for (const side of [0, 1] as const)
      this.accounts.set(parts.vaults[side], {
        owner: firstTokenProgram,
        data: writeHolding(terms.mints[side], address, held.vaults[side]),
      })
    return parts
  }

  private encode(address: Address) {
    const account = this.accounts.get(address)
    if (!account) return null
    const { owner, data, executable = false } = account
    return {
      ...{ owner, executable, lamports: 1n, space: BigInt(data.length) },
      data: [getBase64Decoder().decode(data), 'base64'],
    }
  }

  private answer<Value>(method: string, value: () => Value) {
    this.asked.push(method)
    return { send: async () => value() }
  }

  private list(program: Address, filters: readonly Filter[]) {
    if (this.refusesLists) throw new Error('excluded from account secondary indexes')
    return [...this.accounts]
      .filter(([, { owner, data }]) => owner === program && filters.every((one) => fits(data, one)))
      .map(([pubkey]) => ({ pubkey, account: this.encode(pubkey) }))
  }

  get rpc(): SolanaRpc {
    return {
      getAccountInfo: (address: Address) =>
        this.answer('getAccountInfo', () => ({ value: this.encode(address) })),
      getMultipleAccounts: (addresses: readonly Address[]) =>
        this.answer('getMultipleAccounts', () => {
          if (addresses.length > 100) throw new Error('Too many inputs provided')
          return { value: addresses.map((address) => this.encode(address)) }
        }),
      getProgramAccounts: (program: Address, { filters }: { filters: readonly Filter[] }) =>
        this.answer('getProgramAccounts', () => this.list(program, filters)),
    } as unknown as SolanaRpc
  }
}

type Filter =
  | { readonly dataSize: bigint }
  | { readonly memcmp: { readonly offset: bigint; readonly bytes: string } }

function fits(data: Uint8Array, filter: Filter): boolean {
  if ('dataSize' in filter) return BigInt(data.length) === filter.dataSize
  const { offset, bytes } = filter.memcmp
  return getBase58Encoder()
    .encode(bytes)
    .every((byte, at) => data[Number(offset) + at] === byte)
}
