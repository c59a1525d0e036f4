import { type Address, type EncodedAccount, getBase58Encoder } from '@solana/kit'
import { decodeMint, decodeToken, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { kindOfTokenAccount } from './describe-token-account.ts'
import { type AccountConfig, encodeAccount } from './encode-account.ts'
import { formatTokenAmount } from './format-token-amount.ts'
import type { LocalCluster } from './local-cluster.ts'
import { RpcError, rpcErrorCodes } from './rpc-error.ts'
import type { RpcMethods } from './rpc-methods.ts'
import { withContext } from './with-context.ts'

interface Memcmp {
  readonly offset: number
  readonly bytes: string
  readonly encoding?: 'base58' | 'base64'
}
type Filter = { readonly dataSize: number } | { readonly memcmp: Memcmp }
type ListConfig = AccountConfig & {
  readonly filters?: readonly Filter[]
  readonly withContext?: boolean
}

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
/** Where a token account names its mint and its owner. */
const mintOffset = 0
const ownerOffset = 32
/** Accounts that a node reads at once. */
const readAtOnceMax = 100
/** Accounts that a node names at most. */
const largestMax = 20

/** Reads of accounts and tokens. */
export function createAccountMethods(cluster: LocalCluster): RpcMethods {
  const { machine } = cluster
  const list = (program: Address, config: ListConfig = {}) =>
    machine
      .getProgramAccounts(program)
      .filter((account) => account.lamports > 0n)
      .filter((account) => (config.filters ?? []).every((filter) => matches(account, filter)))
  const write = (accounts: readonly EncodedAccount[], config?: AccountConfig) =>
    accounts.map((account) => ({
      pubkey: account.address,
      account: encodeAccount(
        { ...account, data: new Uint8Array(account.data), exists: true },
        config,
      ),
    }))
  const find = (address: Address): EncodedAccount => {
    const account = machine.getAccount(address)
    if (account.exists) return account
    throw new RpcError(rpcErrorCodes.params, 'Invalid param: could not find account')
  }
  return {
    getAccountInfo: (address: Address, config?: AccountConfig) =>
      withContext(cluster, encodeAccount(machine.getAccount(address), config)),
    getMultipleAccounts: (addresses: readonly Address[], config?: AccountConfig) => {
      if (addresses.length > readAtOnceMax)
        throw new RpcError(rpcErrorCodes.params, `Too many inputs provided; max ${readAtOnceMax}`)
      return withContext(
        cluster,
        addresses.map((address) => encodeAccount(machine.getAccount(address), config)),
      )
    },
    getBalance: (address: Address) => withContext(cluster, machine.getBalance(address) ?? 0n),
    getMinimumBalanceForRentExemption: (bytes: number) =>
      machine.minimumBalanceForRentExemption(BigInt(bytes)),
    getProgramAccounts: (program: Address, config?: ListConfig) => {
      const found = write(list(program, config), config)
      return config?.withContext ? withContext(cluster, found) : found
    },
    getTokenAccountsByOwner: (
      owner: Address,
      wanted: { readonly mint?: Address; readonly programId?: Address },
      config?: AccountConfig,
    ) => {
      const filters: Filter[] = [{ memcmp: { offset: ownerOffset, bytes: owner } }]
      if (wanted.mint) filters.push({ memcmp: { offset: mintOffset, bytes: wanted.mint } })
      const programs = wanted.programId
        ? [wanted.programId]
        : [tokenProgram, TOKEN_2022_PROGRAM_ADDRESS]
      const found = programs
        .flatMap((program) => list(program, { filters }))
        .filter((account) => kindOfTokenAccount(account) === 'account')
      return withContext(cluster, write(found, config))
    },
    getTokenLargestAccounts: (mint: Address) => {
      const { decimals } = decodeMint(find(mint)).data
      const filters: Filter[] = [{ memcmp: { offset: mintOffset, bytes: mint } }]
      const held = list(find(mint).programAddress, { filters })
        .filter((account) => kindOfTokenAccount(account) === 'account')
        .map((account) => ({ address: account.address, amount: decodeToken(account).data.amount }))
        .toSorted((left, right) => Number(right.amount - left.amount))
        .slice(0, largestMax)
      return withContext(
        cluster,
        held.map(({ address, amount }) => ({ address, ...formatTokenAmount(amount, decimals) })),
      )
    },
    getTokenAccountBalance: (address: Address) => {
      const { data } = decodeToken(find(address))
      return withContext(
        cluster,
        formatTokenAmount(data.amount, decodeMint(find(data.mint)).data.decimals),
      )
    },
    getTokenSupply: (address: Address) => {
      const { data } = decodeMint(find(address))
      return withContext(cluster, formatTokenAmount(data.supply, data.decimals))
    },
  }
}

function matches({ data }: EncodedAccount, filter: Filter): boolean {
  if ('dataSize' in filter) return data.length === filter.dataSize
  const { offset, bytes, encoding } = filter.memcmp
  const wanted =
    encoding === 'base64' ? Buffer.from(bytes, 'base64') : getBase58Encoder().encode(bytes)
  return wanted.every((byte, index) => data[offset + index] === byte)
}
