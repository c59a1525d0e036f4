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
import type { SolanaRpc } from '../solana-rpc.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'

const upgradeableLoader = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address

/** What the upgradeable loader keeps of a program, and of its code. */
const programKind = 2
const codeKind = 3
const programDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['place', getAddressDecoder()],
])
const codeDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['slot', getU64Decoder()],
  ['authority', getOptionDecoder(getAddressDecoder())],
])
/** Bytes of the code's account before the code itself. */
const codeHead = { offset: 0, length: 45 }

/** Jupiter Lock on one cluster. */
export interface JupiterLock {
  /** Who can replace the program; null where nobody can, undefined where it could not be read. */
  readonly upgradeAuthority: Address | null | undefined
}

/** Jupiter Lock as a cluster has it; undefined on clusters without the program. */
export async function getJupiterLock(rpc: SolanaRpc): Promise<JupiterLock | undefined> {
  const program = await fetchEncodedAccount(rpc, jupiterLockProgram, { commitment: 'confirmed' })
  if (!program.exists || !program.executable) return undefined
  if (program.programAddress !== upgradeableLoader) return { upgradeAuthority: undefined }
  const { kind, place } = programDecoder.decode(program.data)
  if (kind !== programKind) return { upgradeAuthority: undefined }
  const { value } = await rpc
    .getAccountInfo(place, { commitment: 'confirmed', encoding: 'base64', dataSlice: codeHead })
    .send()
  if (value?.owner !== upgradeableLoader) return { upgradeAuthority: undefined }
  const code = codeDecoder.decode(getBase64Encoder().encode(value.data[0]))
  return { upgradeAuthority: code.kind === codeKind ? unwrapOption(code.authority) : undefined }
}
