import { type Address, type Hex, isAddress, isHex, numberToHex, size } from 'viem'
import * as z from 'zod/mini'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { signLimits } from './sign-limits.ts'

/**
 * Transactions that somebody prepared for an account to sign: a bot, a script, a colleague. The request says who is to
 * sign, on which network, and until when; what it is for is the word of whoever made it.
 */
export interface SignRequest {
  readonly chainId: number
  /** The only account that may sign it. */
  readonly account: Address
  /** Signed in this order. */
  readonly calls: readonly UnsignedTransaction[]
  /** One line, as its maker calls it; empty where nothing was said. */
  readonly purpose: string
  /** Unix seconds. */
  readonly expiresAt: number
}

const address = z.string().check(z.refine((text) => isAddress(text, { strict: false })))
const callData = z.string().check(z.refine((text) => isHex(text) && text.length % 2 === 0))
const amount = z.string().check(z.regex(/^0x(0|[1-9a-f][0-9a-f]{0,63})$/))
const bytesOf = (calls: readonly (readonly [string, string, string])[]) =>
  calls.reduce((sum, [, data]) => sum + size(data as Hex), 0)

/** A request on its way, version 1: `[1, chainId, account, expiresAt, purpose, [[to, data, value], …]]`. */
const wireSchema = z.tuple([
  z.literal(1),
  z.int().check(z.positive()),
  address,
  z.int().check(z.positive()),
  z.string().check(z.maxLength(signLimits.maxPurpose), z.regex(/^\P{C}*$/u)),
  z.array(z.tuple([address, callData, amount])).check(
    z.minLength(1),
    z.maxLength(signLimits.maxCalls),
    z.refine((calls) => bytesOf(calls) <= signLimits.maxDataBytes),
  ),
])

/** The one text of a request: the same request is the same text, wherever it was made. */
export function writeSignRequest(request: SignRequest): string {
  const { chainId, account, calls, purpose, expiresAt } = request
  const wire = [
    1,
    chainId,
    account.toLowerCase(),
    expiresAt,
    purpose,
    calls.map(({ to, data, valueWei }) => [
      to.toLowerCase(),
      data.toLowerCase(),
      numberToHex(valueWei),
    ]),
  ]
  return JSON.stringify(wire)
}

/** A request from its text; undefined for anything that is not one. */
export function readSignRequest(text: string): SignRequest | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const reading = wireSchema.safeParse(value)
  if (!reading.success) return undefined
  const [, chainId, account, expiresAt, purpose, calls] = reading.data
  return {
    chainId,
    account: account as Address,
    expiresAt,
    purpose,
    calls: calls.map(([to, data, value]) => ({
      to: to as Address,
      data: data as Hex,
      valueWei: BigInt(value),
    })),
  }
}
