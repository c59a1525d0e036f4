import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { BenchRow } from './bench-row.ts'
import { airdropRows } from './gas-rows/airdrop-rows.ts'
import { launchRows, lockRows } from './gas-rows/launch-rows.ts'
import { nftRows } from './gas-rows/nft-rows.ts'
import { poolRows } from './gas-rows/pool-rows.ts'
import {
  readSnapshot as readGroup,
  readValue,
  gasRow as row,
  type Snapshot,
} from './gas-rows/snapshot.ts'
import { templateRows } from './gas-rows/template-rows.ts'
import { tokenLockRows } from './gas-rows/token-lock-rows.ts'

const contractsDirectory = join(import.meta.dirname, '..', 'contracts')

/** Writing a storage slot for the first time in a cold state. */
const newSlotGas = 22_100
/** Intrinsic cost of a transaction and of a creation. */
const creationBaseGas = 53_000
/** Slots that the constructor of template 1 fills with every switch on: balance, supply, owner, name, symbol, switches and four for a metadata address of 66 bytes. */
const constructorSlots = 10
const registrySlots = 2
/** Reward of an inviter and the sum owed to all inviters. */
const inviterSlots = 2
/** EIP-170. */
const maxRuntimeBytes = 24_576

const readSnapshot = (name: string, feature = 'token') => readGroup(`${feature}/${name}`)

/** Rows of template 1 beside Solady's ERC-20, measured in the same run: at most 1.01 times the yardstick. */
function tokenRows(token: Snapshot, peer: Snapshot): BenchRow[] {
  return [...peer].map(([operation, peerGas]) =>
    row(`token: ${operation}`, readValue(token, operation), Math.floor(peerGas * 1.01)),
  )
}

/** Rows of token creation through the factory: the target of the quality page, computed from the shipped bytecode. */
function creationRows(factory: Snapshot, runtimeBytes: number): BenchRow[] {
  const calldataGas = readValue(factory, 'deploy, every switch on, calldata gas')
  const slots = registrySlots + constructorSlots
  const target = creationBaseGas + 225 * runtimeBytes + slots * newSlotGas + calldataGas
  const operations: [name: string, extraSlots: number][] = [
    ['first token of a creator', 0],
    ['next token of a creator', 0],
    ['member', 0],
    ['first reward of an inviter', inviterSlots],
    ['next reward, excess returned', inviterSlots],
  ]
  return operations.map(([name, extraSlots]) =>
    row(
      `token: create, ${name}`,
      readValue(factory, `deploy, every switch on, ${name}`),
      target + extraSlots * newSlotGas,
    ),
  )
}

/** Most gas of each act around presales: the targets of the quality page. */
const presaleTargets: readonly (readonly [
  feature: string,
  contract: string,
  act: string,
  target: number,
])[] = [
  ['presale', 'Presale', 'create, deposit included', 350_000],
  ['presale', 'Presale', 'contribute, first', 60_000],
  ['presale', 'Presale', 'contribute, first, with an inviter', 60_000 + newSlotGas],
  ['presale', 'Presale', 'contribute, again', 42_000],
  ['presale', 'Presale', 'contribute, again, with an inviter', 42_000 + newSlotGas],
  ['presale', 'Presale', 'claim, first, new holder', 70_000],
  ['presale', 'Presale', 'claim, fair, again', 53_000],
  ['presale', 'Presale', 'refund', 38_000],
  ['presale', 'Presale', 'finalize, native, pair made', 2_960_000],
  // The floor of the quality page is 72 569, and 1.06 times it is allowed.
  ['whitelist-market', 'WhitelistMarket', 'buy a slot', 76_923],
]

/** Rows of presales and of the market of slots. No act may cost more the more wallets have taken part. */
function presaleRows(): BenchRow[] {
  const presale = readSnapshot('Presale', 'presale')
  const alone = readValue(presale, 'finalize, native, pair made')
  return [
    ...presaleTargets.map(([feature, contract, act, target]) =>
      row(`${feature}: ${act}`, readValue(readSnapshot(contract, feature), act), target),
    ),
    row(
      'presale: finalize, after 2 002 wallets',
      readValue(presale, 'finalize, after 2 002 wallets'),
      Math.floor(alone * 1.01),
    ),
  ]
}

/** Every operation that has a target, as the snapshots have it. */
export function readGasRows(): BenchRow[] {
  const token = readSnapshot('StandardToken')
  const runtimeBytes = readValue(token, 'runtime bytes')
  return [
    ...tokenRows(token, readSnapshot('SoladyPeer')),
    ...creationRows(readSnapshot('TokenFactory'), runtimeBytes),
    row('token: runtime size of template 1', runtimeBytes, maxRuntimeBytes, 'bytes'),
    ...templateRows(),
    ...lockRows(),
    ...tokenLockRows(),
    ...airdropRows(),
    ...poolRows(),
    ...nftRows(),
    ...launchRows(),
    ...presaleRows(),
  ]
}

/**
 * Gas of whole transactions (intrinsic cost, calldata, execution less refund; cold slots, shipped bytecode).
 * Measures anew and compares with the committed snapshots.
 *
 * @returns One row for each operation that has a target.
 * @throws Error when the measured gas differs from the snapshots under version control.
 */
export function measure(): BenchRow[] {
  const run = spawnSync('npm', ['run', '--silent', 'gas'], {
    cwd: contractsDirectory,
    encoding: 'utf8',
  })
  if (run.status !== 0)
    throw new Error(`gas differs from its snapshots:\n${run.stdout}${run.stderr}`)
  return readGasRows()
}
