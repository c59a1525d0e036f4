import { type Abi, BaseError, decodeErrorResult, type Hex, isHex } from 'viem'
import { SlipwayError } from './errors.ts'
import { findRevertData } from './find-revert-data.ts'
import { findVenueCode, transferErrorCodes, transferErrorsAbi } from './known-reverts.ts'
import {
  findWalletFailure,
  isInsufficientFunds,
  isNodeDown,
  isTimeout,
  isWrongChain,
} from './recognise-failure.ts'
import { wasRejected } from './was-rejected.ts'

/** Kinds of failure that a screen treats differently. */
export type FailureKind =
  | 'contract'
  | 'rejected'
  | 'insufficient-funds'
  | 'rpc-down'
  | 'timeout'
  | 'chain-mismatch'
  | 'unknown'

/** A failure in the product's own words: `name` is a code that has a text, or a raw name that has none yet. */
export interface DecodedFailure {
  readonly kind: FailureKind
  readonly name: string
  /** Arguments by ABI name; integers as bigint or number. */
  readonly args: Readonly<Record<string, unknown>>
}

const solidityErrors = [
  { type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'panicCode', type: 'uint256' }] },
] as const satisfies Abi

interface ErrorItem {
  readonly type: string
  readonly name?: string
  readonly inputs?: readonly { readonly name?: string }[]
}

function namedArgs(item: ErrorItem, values: readonly unknown[]): Record<string, unknown> {
  const inputs = item.inputs ?? []
  return Object.fromEntries(inputs.map((input, at) => [input.name || String(at), values[at]]))
}

/**
 * Names a revert from its raw data.
 * @param data revert data; `0x` when a call reverted without any.
 * @param abi errors to look among; Solidity's own two are always known.
 * @returns the error and its arguments; an unknown error is named by its four-byte selector.
 */
export function decodeRevertData(data: Hex, abi: Abi): DecodedFailure {
  if (data === '0x') return { kind: 'contract', name: 'Transaction_Reverted', args: {} }
  try {
    const errors = abi.filter((item) => item.type === 'error')
    const known = [...errors, ...solidityErrors, ...transferErrorsAbi]
    const { abiItem, args, errorName } = decodeErrorResult({ abi: known as Abi, data })
    const named = namedArgs(abiItem as ErrorItem, (args ?? []) as readonly unknown[])
    if (errorName === 'Error') {
      const name = findVenueCode(String(named.reason)) ?? 'Contract_Reverted'
      return { kind: 'contract', name, args: named }
    }
    if (errorName === 'Panic') {
      const panicCode = `0x${(named.panicCode as bigint).toString(16)}`
      return { kind: 'contract', name: 'Contract_Panic', args: { panicCode } }
    }
    return { kind: 'contract', name: transferErrorCodes[errorName] ?? errorName, args: named }
  } catch {
    return { kind: 'contract', name: data.slice(0, 10), args: { data } }
  }
}

function fromSdk(error: SlipwayError): DecodedFailure {
  const kinds: Record<string, FailureKind> = {
    Rpc_Unavailable: 'rpc-down',
    Rpc_WrongChain: 'rpc-down',
    Rpc_Timeout: 'timeout',
    Chain_Mismatch: 'chain-mismatch',
  }
  return { kind: kinds[error.code] ?? 'unknown', name: error.code, args: error.args }
}

function findSdkError(error: unknown): SlipwayError | undefined {
  let at: unknown = error
  for (let depth = 0; depth < 10 && at instanceof Error; depth++) {
    if (at instanceof SlipwayError) return at
    at = at.cause
  }
  return undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof BaseError) return error.shortMessage
  if (error instanceof Error) return error.message
  const text = (error as { message?: unknown } | null)?.message
  return typeof text === 'string' ? text : String(error)
}

/**
 * Says what any failed read, simulation or transaction means, whichever library or wallet raised it.
 * @param error whatever was thrown.
 * @param abi errors to look among when the failure carries revert data.
 */
export function decodeContractError(error: unknown, abi: Abi): DecodedFailure {
  const own = findSdkError(error)
  if (own) return fromSdk(own)
  if (wasRejected(error)) return { kind: 'rejected', name: 'Wallet_Rejected', args: {} }
  const data = findRevertData(error)
  if (data !== undefined && isHex(data)) return decodeRevertData(data, abi)
  if (isWrongChain(error)) return { kind: 'chain-mismatch', name: 'Chain_Mismatch', args: {} }
  const ofWallet = findWalletFailure(error)
  if (ofWallet) return { kind: 'unknown', name: ofWallet, args: {} }
  if (isInsufficientFunds(error)) {
    return { kind: 'insufficient-funds', name: 'Balance_InsufficientUnknown', args: {} }
  }
  if (isTimeout(error)) return { kind: 'timeout', name: 'Rpc_Unavailable', args: {} }
  if (isNodeDown(error)) return { kind: 'rpc-down', name: 'Rpc_Unavailable', args: {} }
  return { kind: 'unknown', name: 'Wallet_RequestFailed', args: { reason: reasonOf(error) } }
}
