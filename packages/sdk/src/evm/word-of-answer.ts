import { type Hex, hexToBigInt, size } from 'viem'
import type { CallAnswer } from './call-as-account.ts'

const WORD_BYTES = 32

/** The first word that a call answered, as a number; undefined for anything shorter, and for a refusal. */
export function wordOfAnswer(answer: CallAnswer | undefined): bigint | undefined {
  return answer?.success && size(answer.returnData) >= WORD_BYTES
    ? hexToBigInt(answer.returnData.slice(0, 2 + 2 * WORD_BYTES) as Hex)
    : undefined
}
