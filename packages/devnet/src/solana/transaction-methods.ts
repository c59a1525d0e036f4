import { type Address, getBase58Decoder } from '@solana/kit'
import {
  feePerSignature,
  type LocalCluster,
  type TransactionRecord,
  type Trial,
} from './local-cluster.ts'
import { RpcError, rpcErrorCodes } from './rpc-error.ts'
import type { RpcMethods } from './rpc-methods.ts'
import { readWireTransaction } from './wire-transaction.ts'
import { withContext } from './with-context.ts'

/** Most that one airdrop gives: 100 SOL. */
const airdropMax = 100_000_000_000n
const signaturesMax = 1_000

interface SendConfig {
  readonly encoding?: string
  readonly skipPreflight?: boolean
}
interface ListConfig {
  readonly limit?: number
  readonly before?: string
  readonly until?: string
  readonly minContextSlot?: number
}
interface SimulateConfig {
  readonly encoding?: string
  readonly sigVerify?: boolean
  readonly replaceRecentBlockhash?: boolean
}

/** Blockhashes, transactions and what became of them. `announce` tells subscribers of a transaction. */
export function createTransactionMethods(
  cluster: LocalCluster,
  announce: (record: TransactionRecord) => void,
): RpcMethods {
  const { blockhashes, machine, records } = cluster
  const latest = () => machine.latestBlockhash()
  return {
    getLatestBlockhash: () =>
      withContext(cluster, {
        blockhash: latest(),
        lastValidBlockHeight: blockhashes.get(latest()),
      }),
    isBlockhashValid: (hash: string) => withContext(cluster, blockhashes.has(hash)),
    getFeeForMessage: (message: string) =>
      withContext(cluster, feePerSignature * countSigners(Buffer.from(message, 'base64'))),
    getRecentPrioritizationFees: () => [{ slot: cluster.slot, prioritizationFee: 0 }],
    getSignatureStatuses: (signatures: readonly string[]) =>
      withContext(
        cluster,
        signatures.map((signature) => describeStatus(records.get(signature))),
      ),
    getSignaturesForAddress: (address: Address, config?: ListConfig) =>
      listSignatures(cluster, cluster.signaturesOf.get(address) ?? [], config).flatMap(
        (signature) => describeSignature(records.get(signature)),
      ),
    getTransaction: (signature: string, config?: { readonly encoding?: string }) => {
      if (config?.encoding !== 'base64') {
        throw new RpcError(rpcErrorCodes.params, 'Transactions are answered in base64 only.')
      }
      return describeTransaction(records.get(signature))
    },
    requestAirdrop: (account: Address, amount: number) => {
      if (BigInt(amount) > airdropMax) {
        throw new RpcError(rpcErrorCodes.params, `An airdrop gives ${airdropMax} lamports at most.`)
      }
      const record = cluster.airdrop(account, BigInt(amount), (bytes) =>
        getBase58Decoder().decode(bytes),
      )
      cluster.closeBlock()
      announce(record)
      return record.signature
    },
    simulateTransaction: (text: string, config?: SimulateConfig) => {
      const { message, transaction } = readWireTransaction(text, config?.encoding)
      if (!(config?.replaceRecentBlockhash || blockhashes.has(message.lifetimeToken))) {
        return withContext(cluster, describeRefusal('BlockhashNotFound'))
      }
      return withContext(
        cluster,
        describeTrial(cluster.tryOut(transaction, config?.sigVerify === true)),
      )
    },
    sendTransaction: (text: string, config?: SendConfig) => {
      const wire = readWireTransaction(text, config?.encoding)
      if (records.has(wire.signature)) {
        if (config?.skipPreflight) return wire.signature
        refuse(describeRefusal('AlreadyProcessed'))
      }
      if (!blockhashes.has(wire.message.lifetimeToken)) refuse(describeRefusal('BlockhashNotFound'))
      if (Object.values(wire.transaction.signatures).includes(null)) {
        throw new RpcError(rpcErrorCodes.signature, 'Transaction signature verification failure')
      }
      const trial = cluster.tryOut(wire.transaction, true)
      if (trial.error === 'SignatureFailure') {
        throw new RpcError(rpcErrorCodes.signature, 'Transaction signature verification failure')
      }
      if (!config?.skipPreflight && trial.error) refuse(describeTrial(trial))
      announce(cluster.execute(wire))
      return wire.signature
    },
  }
}

/** A page of an account's signatures, the newest first, as nodes give it. */
function listSignatures(
  { slot }: LocalCluster,
  oldestFirst: readonly string[],
  { before, until, limit = signaturesMax, minContextSlot = 0 }: ListConfig = {},
): readonly string[] {
  if (limit < 1 || limit > signaturesMax)
    throw new RpcError(rpcErrorCodes.params, `Invalid limit; max ${signaturesMax}`)
  if (minContextSlot > slot)
    throw new RpcError(rpcErrorCodes.behind, 'Minimum context slot has not been reached', {
      contextSlot: slot,
    })
  const newestFirst = oldestFirst.toReversed()
  // Before one that the node does not know there is nothing; back to such a one there is everything.
  if (before !== undefined && !newestFirst.includes(before)) return []
  const older =
    before === undefined ? newestFirst : newestFirst.slice(newestFirst.indexOf(before) + 1)
  const end = until === undefined ? -1 : older.indexOf(until)
  return older.slice(0, end < 0 ? limit : Math.min(end, limit))
}

/** How many have to sign: the first number of a message, behind the version where there is one. */
function countSigners(message: Uint8Array): bigint {
  const first = message[0] ?? 0
  return BigInt((first & 0x80 ? message[1] : first) ?? 0)
}

function describeRefusal(error: string) {
  return {
    accounts: null,
    err: error,
    innerInstructions: null,
    loadedAccountsDataSize: 0,
    logs: [] as string[],
    replacementBlockhash: null,
    returnData: null,
    unitsConsumed: 0n,
  }
}

function describeTrial({ error, meta }: Trial) {
  return {
    ...describeRefusal(''),
    err: error,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
  }
}

function refuse(findings: { readonly err: unknown }): never {
  const { err } = findings
  const reason = typeof err === 'string' ? err : JSON.stringify(err)
  throw new RpcError(rpcErrorCodes.preflight, `Transaction simulation failed: ${reason}`, findings)
}

function describeStatus(record: TransactionRecord | undefined) {
  if (!record) return null
  const { error, slot } = record
  const status = error ? { Err: error } : { Ok: null }
  return { confirmationStatus: 'finalized', confirmations: null, err: error, slot, status }
}

function describeSignature(record: TransactionRecord | undefined) {
  if (!record) return []
  const { error, signature, slot, time } = record
  return [
    { signature, slot, err: error, memo: null, blockTime: time, confirmationStatus: 'finalized' },
  ]
}

function describeTransaction(record: TransactionRecord | undefined) {
  if (!record?.base64) return null
  const [before, after] = record.balances ?? []
  return {
    slot: record.slot,
    blockTime: record.time,
    version: record.version,
    transaction: [record.base64, 'base64'],
    meta: {
      err: record.error,
      fee: record.fee,
      logMessages: record.logs,
      computeUnitsConsumed: record.units,
      innerInstructions: null,
      preBalances: before?.lamports ?? [],
      postBalances: after?.lamports ?? [],
      preTokenBalances: before?.tokens ?? [],
      postTokenBalances: after?.tokens ?? [],
      rewards: [],
      status: record.error ? { Err: record.error } : { Ok: null },
    },
  }
}
