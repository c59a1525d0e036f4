import { BaseError } from 'viem'
import { SlipwayError } from '../evm/errors.ts'
import { isNodeDown, isTimeout } from '../evm/recognise-failure.ts'

/** Whether a failed read speaks of node or connection, and may be tried again; anything else is a fault of ours. */
export function isNodeTrouble(error: unknown): boolean {
  return (
    error instanceof SlipwayError ||
    error instanceof BaseError ||
    isNodeDown(error) ||
    isTimeout(error)
  )
}
