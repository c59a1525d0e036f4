import { type Address, fetchEncodedAccount, getAddressDecoder } from '@solana/kit'
import type { SolanaRpc } from './solana-rpc.ts'

/** Keeps a program's code in an account of its own, which an authority may replace. */
const upgradeable = 'BPFLoaderUpgradeab1e11111111111111111111111'
/** Programs of these are what they were deployed as. */
const finals: readonly string[] = [
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
]
/** Behind the kind of a program's account: where its code is. */
const codeAt = 4
/** Behind kind and slot of the code's account: whether somebody may replace it, and who. */
const markAt = 12
const authorityAt = markAt + 1

/**
 * Who can replace the code of a program.
 * @returns null where nobody ever can, `unknown` where its loader is none that is known here
 * @throws {Error} where there is no program at the address
 */
export async function getProgramAuthority(
  rpc: SolanaRpc,
  program: Address,
): Promise<Address | 'unknown' | null> {
  const config = { commitment: 'confirmed' } as const
  const account = await fetchEncodedAccount(rpc, program, config)
  if (!account.exists) throw new Error(`There is no program at ${program}.`)
  if (finals.includes(account.programAddress)) return null
  if (account.programAddress !== upgradeable) return 'unknown'
  const decoder = getAddressDecoder()
  const code = await fetchEncodedAccount(rpc, decoder.decode(account.data, codeAt), config)
  if (!code.exists) throw new Error(`The program at ${program} was closed.`)
  return code.data[markAt] === 0 ? null : decoder.decode(code.data, authorityAt)
}
