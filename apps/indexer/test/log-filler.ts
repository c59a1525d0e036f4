import type { Address, Instruction } from '@solana/kit'

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address

/** Writes a text to the log. */
export const memo = (text: string): Instruction => ({
  programAddress: memoProgram,
  accounts: [],
  data: new TextEncoder().encode(text),
})

/** So much that the log is cut off before what comes next in the same transaction. */
export const logFiller: readonly Instruction[] = Array.from({ length: 42 }, () => memo(''))
