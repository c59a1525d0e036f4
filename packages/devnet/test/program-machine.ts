import { describeTransactionError as readError } from '@slipway/sdk/solana/recognise-solana-failure'
import {
  type Address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithinSizeLimit,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Transaction,
} from '@solana/kit'
import { decodeToken } from '@solana-program/token-2022'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { type ProgramName, readProgram } from '../src/solana/deploy-local-programs.ts'
import { deployProgram } from '../src/solana/deploy-program.ts'
import { describeTransactionError } from '../src/solana/describe-transaction-error.ts'

const startSeconds = 1_800_000_000n

/** What came of a transaction: nothing, or the name or number of its error. */
export interface Outcome {
  readonly error: string | number | undefined
  /** Of the failing instruction. */
  readonly at: number | undefined
  readonly units: number
  /** What programs wrote to the log as data, field by field put together. */
  readonly events: readonly Buffer[]
}

const dataPrefix = 'Program data: '
const eventsIn = (logs: readonly string[]) =>
  logs
    .filter((line) => line.startsWith(dataPrefix))
    .map((line) => line.slice(dataPrefix.length).split(' '))
    .map((fields) => Buffer.concat(fields.map((field) => Buffer.from(field, 'base64'))))

/** A program's name for an error of its own. */
export type NameError = (reason: string | number) => string | undefined

/** A machine with a program: its time, people with money, and what becomes of transactions. */
export class ProgramMachine {
  readonly machine: LiteSVM
  readonly program: Address
  private readonly nameError: NameError

  constructor(machine: LiteSVM, program: Address, nameError: NameError) {
    this.machine = machine
    this.program = program
    this.nameError = nameError
  }

  get now(): number {
    return Number(this.machine.getClock().unixTimestamp)
  }

  setTime(seconds: number): void {
    const clock = this.machine.getClock()
    clock.unixTimestamp = BigInt(seconds)
    this.machine.setClock(clock)
  }

  pass(seconds: number): void {
    this.setTime(this.now + seconds)
  }

  passEpochs(count: bigint): void {
    const clock = this.machine.getClock()
    clock.epoch += count
    this.machine.setClock(clock)
  }

  async person(): Promise<KeyPairSigner> {
    const signer = await generateKeyPairSigner()
    this.machine.airdrop(signer.address, lamports(1_000_000_000_000n))
    return signer
  }

  private async sign(payer: KeyPairSigner, instructions: readonly Instruction[]) {
    const lifetime = {
      blockhash: this.machine.latestBlockhash(),
      lastValidBlockHeight: 2n ** 63n,
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(payer, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const signed = await signTransactionMessageWithSigners(message)
    // The machine takes what no packet holds.
    assertIsTransactionWithinSizeLimit(signed)
    return signed as unknown as Transaction
  }

  /** Whether a transaction would come about; nothing is done. */
  async wouldPass(payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<boolean> {
    const outcome = this.machine.simulateTransaction(await this.sign(payer, instructions))
    return !(outcome instanceof FailedTransactionMetadata)
  }

  async send(payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<Outcome> {
    // Two transactions of the same content would be one.
    this.machine.expireBlockhash()
    const outcome = this.machine.sendTransaction(await this.sign(payer, instructions))
    if (!(outcome instanceof FailedTransactionMetadata)) {
      const units = Number(outcome.computeUnitsConsumed())
      return { error: undefined, at: undefined, units, events: eventsIn(outcome.logs()) }
    }
    const failure = readError(describeTransactionError(outcome.err()))
    const units = Number(outcome.meta().computeUnitsConsumed())
    if (failure.kind !== 'refused') return { error: failure.kind, at: undefined, units, events: [] }
    return {
      error: this.nameError(failure.reason) ?? failure.reason,
      at: failure.instruction,
      units,
      events: [],
    }
  }

  rentOf(bytes: number) {
    return lamports(this.machine.minimumBalanceForRentExemption(BigInt(bytes)))
  }

  bytesOf(address: Address) {
    return getAddressEncoder().encode(address)
  }

  /** Whether somebody may upgrade the program: 1, or 0 where nobody may. */
  codeAuthority(): number | undefined {
    const program = this.machine.getAccount(this.program)
    if (!program.exists) return undefined
    // The program's account names the one with its code behind a word.
    const place = getAddressDecoder().decode(program.data, 4)
    const code = this.machine.getAccount(place)
    return code.exists ? code.data[12] : undefined
  }

  balanceAt(address: Address): bigint {
    const account = this.machine.getAccount(address)
    return account.exists && account.data.length >= 165 ? decodeToken(account).data.amount : 0n
  }
}

/** A machine with a program, deployed by the loader. */
export async function deployOnMachine(
  name: ProgramName,
): Promise<{ readonly machine: LiteSVM; readonly program: Address }> {
  const machine = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  const key = await generateKeyPairSigner()
  await deployProgram(machine, key, readProgram(name))
  machine.warpToSlot(machine.getClock().slot + 1n)
  machine.setClock(Object.assign(machine.getClock(), { unixTimestamp: startSeconds }))
  return { machine, program: key.address }
}
