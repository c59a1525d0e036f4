import {
  type AccountMeta,
  AccountRole,
  type AccountSignerMeta,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
} from '@solana-program/token-2022'
import {
  bareEncoder,
  presaleInstructions,
  timesEncoder,
  whitelistEncoder,
} from './presale-codec.ts'
import type { PresalePlace } from './presale-place.ts'

interface Paid {
  /** An open account of the creator's; else the associated one, which is opened where it is not. */
  readonly destination?: Address
}

/** What the creator of a presale does. */
export type CreatorAction =
  | { readonly kind: 'cancel' }
  | ({ readonly kind: 'withdraw' } & Paid)
  /** Takes the deposits of a presale that nobody has anything in. */
  | ({
      readonly kind: 'close'
      /** Whether the token has a transfer fee: what it withheld in the vault goes to the mint before. */
      readonly isTaxed: boolean
    } & Paid)
  | { readonly kind: 'setTime'; readonly startAt: number; readonly endAt: number }
  | { readonly kind: 'setWhitelist'; readonly root: Uint8Array }

const written = (address: Address): AccountMeta => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address): AccountMeta => ({ address, role: AccountRole.READONLY })
const signing = (
  signer: TransactionSigner,
  role: AccountSignerMeta['role'] = AccountRole.READONLY_SIGNER,
): AccountSignerMeta => ({ address: signer.address, role, signer })

function dataOf(action: CreatorAction) {
  const kindOfCall = presaleInstructions[action.kind]
  if (action.kind === 'setTime') return timesEncoder.encode({ ...action, kindOfCall })
  if (action.kind === 'setWhitelist') return whitelistEncoder.encode({ ...action, kindOfCall })
  return bareEncoder.encode({ kindOfCall })
}

/** The creator's action on a presale as instructions of one transaction. */
export async function buildCreatorAction(
  { program, tokenProgram, presale, vault, mint }: PresalePlace,
  creator: TransactionSigner,
  action: CreatorAction,
): Promise<Instruction[]> {
  const data = dataOf(action)
  if (action.kind !== 'withdraw' && action.kind !== 'close')
    return [{ programAddress: program, accounts: [signing(creator), written(presale)], data }]
  const account = { owner: creator.address, mint, tokenProgram }
  const [ata] = await findAssociatedTokenPda(account)
  const { destination = ata } = action
  const accounts = [
    signing(creator, AccountRole.WRITABLE_SIGNER),
    ...[presale, vault, destination].map(written),
    ...[mint, tokenProgram].map(read),
  ]
  const opening =
    destination === ata
      ? [getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata, ...account })]
      : []
  const harvest =
    action.kind === 'close' && action.isTaxed
      ? [getHarvestWithheldTokensToMintInstruction({ mint, sources: [vault] })]
      : []
  return [...opening, ...harvest, { programAddress: program, accounts, data }]
}

/** Finishes a presale: its creator may once it is over or full, anybody a day after its end. */
export function buildPresaleFinalize(
  { program, tokenProgram, presale, vault, mint }: PresalePlace,
  sender: TransactionSigner,
): Instruction {
  return {
    programAddress: program,
    accounts: [signing(sender), ...[presale, vault, mint].map(written), read(tokenProgram)],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.finalize }),
  }
}
