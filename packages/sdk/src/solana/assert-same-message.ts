import {
  type CompiledTransactionMessage,
  decompileTransactionMessage,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  type Instruction,
  type TransactionMessageBytes,
} from '@solana/kit'
import { SolanaFlowError } from './solana-failure.ts'

/** Sets price and limit of the computation, and moves nothing. */
const computeBudget = 'ComputeBudget111111111111111111111111111111'

/** Lighthouse, by which wallets assert what a transaction may do (https://docs.phantom.com/developer-powertools/lighthouse). */
const lighthouse = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
/** Its first two instructions write to accounts of its own and close them; all others only assert. */
const FIRST_ASSERTION = 2

/** What a wallet may put in: it costs a fee, or makes the transaction fail. */
const isAddition = ({ programAddress, data }: Instruction): boolean =>
  programAddress === computeBudget ||
  (programAddress === lighthouse && (data?.[0] ?? 0) >= FIRST_ASSERTION)

function textOf({ programAddress, accounts = [], data = new Uint8Array() }: Instruction): string {
  const places = accounts.map(({ address, role }) => `${address} ${role}`)
  return [programAddress, ...places, getBase64Decoder().decode(data)].join('\n')
}

type Compiled = CompiledTransactionMessage & { readonly lifetimeToken?: string }

/** Instructions without those that a wallet may put in; undefined where not all is in the message itself. */
function actsOf(message: Compiled): string | undefined {
  if ('addressTableLookups' in message && message.addressTableLookups?.length) return undefined
  const { instructions } = decompileTransactionMessage(message as never)
  return instructions
    .filter((instruction) => !isAddition(instruction))
    .map(textOf)
    .join('\n\n')
}

function isSame(ours: Compiled, theirs: Compiled): boolean {
  return (
    ours.version === theirs.version &&
    ours.lifetimeToken === theirs.lifetimeToken &&
    ours.staticAccounts[0] === theirs.staticAccounts[0] &&
    actsOf(ours) === actsOf(theirs)
  )
}

/**
 * Compares what a wallet signed with what it was asked for: payer, blockhash and every instruction in its order. A
 * priority fee and assertions are all that it may add.
 * @throws {SolanaFlowError} when it signed something else
 */
export function assertSameMessage(
  asked: TransactionMessageBytes,
  signed: TransactionMessageBytes,
): void {
  const decoder = getCompiledTransactionMessageDecoder()
  let same = false
  try {
    same = isSame(decoder.decode(asked), decoder.decode(signed))
  } catch (cause) {
    throw new SolanaFlowError({ kind: 'changed' }, { cause })
  }
  if (!same) throw new SolanaFlowError({ kind: 'changed' })
}
