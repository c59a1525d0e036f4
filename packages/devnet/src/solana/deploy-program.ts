import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Transaction,
} from '@solana/kit'
import { getCreateAccountInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'

const loader = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address
const rentSysvar = 'SysvarRent111111111111111111111111111111111' as Address
const clockSysvar = 'SysvarC1ock11111111111111111111111111111111' as Address
/** First words of the loader's instructions. */
const kinds = { initializeBuffer: 0, write: 1, deploy: 2, setAuthority: 4 }
/** What the loader keeps of a buffer and of a program before the code. */
const bufferHead = 37
const programBytes = 36
/** As much of the code as fits into one packet beside the rest. */
const chunkBytes = 900

const kindEncoder = getStructEncoder([['kind', getU32Encoder()]])
const writeEncoder = getStructEncoder([
  ['kind', getU32Encoder()],
  ['offset', getU32Encoder()],
  ['length', getU64Encoder()],
])
const deployEncoder = getStructEncoder([
  ['kind', getU32Encoder()],
  ['lengthMax', getU64Encoder()],
])

const signing = (signer: KeyPairSigner, role: AccountSignerMeta['role']): AccountSignerMeta => ({
  address: signer.address,
  role,
  signer,
})
const written = (address: Address) => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address) => ({ address, role: AccountRole.READONLY })

async function send(machine: LiteSVM, payer: KeyPairSigner, instructions: readonly Instruction[]) {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: machine.latestBlockhash(), lastValidBlockHeight: 2n ** 63n },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const outcome = machine.sendTransaction(signed as unknown as Transaction)
  if (outcome instanceof FailedTransactionMetadata)
    throw new Error(`The program could not be deployed: ${outcome.meta().logs().join('\n')}`)
}

const fundLamports = lamports(10_000_000_000n)

/**
 * Deploys a program as live clusters have it done: code into a buffer, the buffer through the loader's verifier into the
 * program, and the right to upgrade it given up. It can be called from the next slot on.
 * @throws {Error} with the loader's log where it refuses the code
 */
export async function deployProgram(
  machine: LiteSVM,
  program: KeyPairSigner,
  code: Uint8Array,
): Promise<void> {
  const [payer, buffer] = await Promise.all([generateKeyPairSigner(), generateKeyPairSigner()])
  machine.airdrop(payer.address, fundLamports)
  const [codeAccount] = await getProgramDerivedAddress({
    programAddress: loader,
    seeds: [getAddressEncoder().encode(program.address)],
  })
  const rentOf = (space: number) => lamports(machine.minimumBalanceForRentExemption(BigInt(space)))
  const authority = signing(payer, AccountRole.READONLY_SIGNER)
  const space = bufferHead + code.length
  await send(machine, payer, [
    getCreateAccountInstruction({
      ...{ payer, newAccount: buffer, lamports: rentOf(space), space, programAddress: loader },
    }),
    {
      programAddress: loader,
      accounts: [written(buffer.address), read(payer.address)],
      data: kindEncoder.encode({ kind: kinds.initializeBuffer }),
    },
  ])
  for (let offset = 0; offset < code.length; offset += chunkBytes) {
    const chunk = code.subarray(offset, offset + chunkBytes)
    const head = writeEncoder.encode({ kind: kinds.write, offset, length: chunk.length })
    const data = new Uint8Array([...head, ...chunk])
    const accounts = [written(buffer.address), authority]
    await send(machine, payer, [{ programAddress: loader, accounts, data }])
  }
  await send(machine, payer, [
    getCreateAccountInstruction({
      ...{ payer, newAccount: program, lamports: rentOf(programBytes) },
      ...{ space: programBytes, programAddress: loader },
    }),
    {
      programAddress: loader,
      accounts: [
        signing(payer, AccountRole.WRITABLE_SIGNER),
        written(codeAccount),
        written(program.address),
        written(buffer.address),
        read(rentSysvar),
        read(clockSysvar),
        read(SYSTEM_PROGRAM_ADDRESS),
        authority,
      ],
      data: deployEncoder.encode({ kind: kinds.deploy, lengthMax: code.length }),
    },
    {
      programAddress: loader,
      accounts: [written(codeAccount), authority],
      data: kindEncoder.encode({ kind: kinds.setAuthority }),
    },
  ])
}
