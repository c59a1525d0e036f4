import {
  type Address,
  fetchEncodedAccount,
  getAddressDecoder,
  getBase64Encoder,
  getOptionDecoder,
  getStructDecoder,
  getU32Decoder,
  getU64Decoder,
  unwrapOption,
} from '@solana/kit'
import type { SolanaRpc } from './solana-rpc.ts'

/** Keeps a program's code in an account of its own, which an authority may replace. */
const upgradeable = 'BPFLoaderUpgradeab1e11111111111111111111111'
/** Programs of these are what they were deployed as. */
const finals: readonly string[] = [
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
]
/** What the upgradeable loader keeps of a program, and of its code. */
const programKind = 2
const codeKind = 3
const programDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['place', getAddressDecoder()],
])
const headDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['slot', getU64Decoder()],
  ['authority', getOptionDecoder(getAddressDecoder())],
])
/** Bytes of the code's account before the code itself. */
const HEAD_BYTES = 45
const commitment = 'confirmed'

/** Who can replace a program: null where nobody ever can, `unknown` where its loader is none that is known here. */
export type ProgramAuthority = Address | 'unknown' | null

export interface ProgramCode {
  readonly authority: ProgramAuthority
  /** What runs; nothing where the loader is unknown. Behind it the loader may keep room, which is zeros. */
  readonly code: Uint8Array
}

const unknown: ProgramCode = { authority: 'unknown', code: new Uint8Array() }

/** @param bytes how much of the code's account is asked for; undefined for all of it */
async function readProgram(rpc: SolanaRpc, program: Address, bytes?: number): Promise<ProgramCode> {
  const account = await fetchEncodedAccount(rpc, program, { commitment })
  if (!account.exists) throw new Error(`There is no program at ${program}.`)
  if (finals.includes(account.programAddress)) return { authority: null, code: account.data }
  if (account.programAddress !== upgradeable) return unknown
  const { kind, place } = programDecoder.decode(account.data)
  if (kind !== programKind) return unknown
  const dataSlice = bytes === undefined ? undefined : { offset: 0, length: bytes }
  const { value } = await rpc
    .getAccountInfo(place, { commitment, encoding: 'base64', ...(dataSlice && { dataSlice }) })
    .send()
  if (!value) throw new Error(`The program at ${program} was closed.`)
  if (value.owner !== upgradeable) return unknown
  const data = getBase64Encoder().encode(value.data[0])
  const head = headDecoder.decode(data)
  if (head.kind !== codeKind) return unknown
  return { authority: unwrapOption(head.authority), code: data.slice(HEAD_BYTES) }
}

/**
 * Who can replace the code of a program.
 * @throws {Error} where there is no program at the address
 */
export const getProgramAuthority = async (
  rpc: SolanaRpc,
  program: Address,
): Promise<ProgramAuthority> => (await readProgram(rpc, program, HEAD_BYTES)).authority

/**
 * What a program runs, and who can replace it.
 * @throws {Error} where there is no program at the address
 */
export const getProgramCode = (rpc: SolanaRpc, program: Address): Promise<ProgramCode> =>
  readProgram(rpc, program)
