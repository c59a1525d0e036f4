import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readArtifact } from '@slipway/deployments/read-artifact'
import {
  type Abi,
  type Address,
  concat,
  createWalletClient,
  encodeAbiParameters,
  getAddress,
  type Hex,
  http,
  numberToHex,
  publicActions,
  size,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LockContracts } from '../src/lock/types.ts'
import { developmentKeys } from './development-keys.ts'

const resolve = createRequire(import.meta.url).resolve

/** Published creation code and ABI of a contract of an exchange. */
function readPublished(path: string): { readonly abi: Abi; readonly bytecode: Hex } {
  const { abi, bytecode } = JSON.parse(readFileSync(resolve(path), 'utf8'))
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}

/** Words of `ILockSuccessor.ArrivingLock`: a lock as it is handed over. */
const LOCK_WORDS = 11
const words = Array.from({ length: LOCK_WORDS }, (_, index) => index)
const byte = (value: number) => numberToHex(value, { size: 1 })
const twoBytes = (value: number) => numberToHex(value, { size: 2 })

/** `termsOf`: PUSH1 i, SLOAD, PUSH2 32 i, MSTORE for each word, then RETURN of them all. */
const telling = concat([
  ...words.flatMap((word): Hex[] => ['0x60', byte(word), '0x5461', twoBytes(32 * word), '0x52']),
  '0x61',
  twoBytes(32 * LOCK_WORDS),
  '0x6000f3',
])
/** `receiveLock`: PUSH2 4 + 32 i, CALLDATALOAD, PUSH1 i, SSTORE for each word, then lock number 1. */
const keeping = concat([
  '0x5b',
  ...words.flatMap((word): Hex[] => [
    '0x61',
    twoBytes(4 + 32 * word),
    '0x3560',
    byte(word),
    '0x55',
  ]),
  '0x600160005260206000f3',
])
/** CALLDATASIZE, PUSH1 36, LT, PUSH2 dest, JUMPI: whoever sends more than one word hands a lock over. */
const CHOOSING_BYTES = 8
/**
 * A locker that takes one lock and says of it what it was told. It trusts everybody: for a test alone.
 */
const successorCode = concat([
  '0x3660241061',
  twoBytes(CHOOSING_BYTES + size(telling)),
  '0x57',
  telling,
  keeping,
])

/** What a chain of a test gets, from the first development account. */
export interface LockDeployer {
  readonly create: (
    code: Hex,
    types?: readonly string[],
    args?: readonly unknown[],
  ) => Promise<Address>
  readonly createOwn: (name: string, args?: readonly unknown[]) => Promise<Address>
  readonly createPublished: (
    path: string,
    types?: readonly string[],
    args?: readonly unknown[],
  ) => Promise<Address>
}

export function lockDeployer(rpcUrl: string): LockDeployer {
  const account = privateKeyToAccount(developmentKeys.owner)
  const client = createWalletClient({ account, transport: http(rpcUrl) }).extend(publicActions)
  const create: LockDeployer['create'] = async (code, types = [], args = []) => {
    const parameters = types.map((type) => ({ type }))
    const data = concat([code, encodeAbiParameters(parameters, args)])
    const hash = await client.sendTransaction({ data, chain: null })
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (receipt.status !== 'success' || !receipt.contractAddress) throw new Error('not created')
    return getAddress(receipt.contractAddress)
  }
  return {
    create,
    createOwn(name, args = []) {
      const { bytecode, constructorInputs } = readArtifact(name)
      const types = (constructorInputs as readonly { readonly type: string }[]).map(
        ({ type }) => type,
      )
      return create(bytecode, types, args)
    },
    createPublished: (path, types, args) => create(readPublished(path).bytecode, types, args),
  }
}

/** The lockers and who names their successors: the first development account. */
export async function deployLockContracts(
  deployer: LockDeployer,
  announcerOwner: Address,
): Promise<LockContracts> {
  const lockAnnouncer = await deployer.createOwn('LockAnnouncer', [announcerOwner])
  return {
    lockAnnouncer,
    tokenLocker: await deployer.createOwn('TokenLocker', [lockAnnouncer]),
    liquidityLocker: await deployer.createOwn('LiquidityLocker'),
    nftLocker: await deployer.createOwn('NftLocker'),
  }
}

/** A locker to which locks can move. */
export function deploySuccessor({ create }: LockDeployer): Promise<Address> {
  const length = numberToHex(size(successorCode), { size: 1 })
  // Init code that returns what follows it.
  return create(concat(['0x60', length, '0x8060093d393df3', successorCode]))
}

/** A token with permits and 18 decimals; all of it is the first development account's. */
export function deployToken({ createPublished }: LockDeployer, supply: bigint): Promise<Address> {
  return createPublished('@uniswap/v2-core/build/ERC20.json', ['uint256'], [supply])
}
