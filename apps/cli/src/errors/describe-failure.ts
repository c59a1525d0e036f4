import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, isErrorCode } from '@slipway/messages/error-message'
import {
  type DecodedFailure,
  decodeContractError,
  type FailureKind,
} from '@slipway/sdk/evm/decode-contract-error'
import { SlipwayError } from '@slipway/sdk/evm/errors'
import { CliError, type SaidIssue } from './cli-error.ts'
import { sayCliError } from './cli-error-texts.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { FlowStopped } from './flow-stopped.ts'

/** A failure as scripts and people are told of it. */
export interface SaidFailure {
  /** Stable: the contract's error name, a code of the SDK, or one of the command line's own. */
  readonly code: string
  readonly message: string
  readonly exitCode: ExitCode
  /** The error's arguments by name. */
  readonly args: Readonly<Record<string, unknown>>
  readonly issues: readonly SaidIssue[]
  /** What was sent before it failed. */
  readonly transactionHash?: string
}

const exitOf: Readonly<Record<FailureKind, ExitCode>> = {
  contract: exitCodes.refused,
  'insufficient-funds': exitCodes.refused,
  rejected: exitCodes.key,
  'rpc-down': exitCodes.network,
  timeout: exitCodes.network,
  'chain-mismatch': exitCodes.network,
  unknown: exitCodes.fault,
}

/** Refusals of the SDK that speak of what was asked for, not of the program. */
const isOfRequest = (error: unknown) =>
  error instanceof SlipwayError && !error.code.startsWith('Rpc_') && error.code !== 'Chain_Mismatch'

function sayDecoded(failure: DecodedFailure, exitCode = exitOf[failure.kind]): SaidFailure {
  const { name: code, args } = failure
  return { code, message: errorMessage(code, args), exitCode, args, issues: [] }
}

function sayUnknown(error: unknown): SaidFailure {
  const reason = error instanceof Error ? error.message : String(error)
  // Of libraries' messages the first line says what happened; the rest may name addresses of nodes with keys in them.
  const [line = ''] = reason.split('\n')
  const args = { reason: line }
  return {
    code: 'Cli_Fault',
    message: sayCliError('Cli_Fault', args),
    exitCode: exitCodes.fault,
    args,
    issues: [],
  }
}

/** Says any failure in the reader's language, with its stable code and the code that the process ends with. */
export function describeFailure(error: unknown): SaidFailure {
  if (error instanceof CliError) {
    const { code, args, issues, exitCode } = error
    return { code, message: sayCliError(code, args), exitCode, args, issues }
  }
  if (error instanceof FlowStopped) {
    const { failure, hash } = error
    const exitCode = hash ? exitCodes.refused : exitOf[failure.kind]
    return { ...sayDecoded(failure, exitCode), ...(hash && { transactionHash: hash }) }
  }
  const failure = decodeContractError(error, contractErrorsAbi)
  if (isOfRequest(error)) return sayDecoded(failure, exitCodes.refused)
  if (failure.kind === 'unknown' && !isOwn(error)) return sayUnknown(error)
  return sayDecoded(failure)
}

/** Errors of the SDK that are no `SlipwayError` say their code too. */
function isOwn(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && isErrorCode(code)
}
