import {
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  ExtensionType,
  getApproveInstruction,
  getDisableCpiGuardInstruction,
  getEnableCpiGuardInstruction,
  getEnableMemoTransfersInstruction,
  getInitializeAccount3Instruction,
  getReallocateInstruction,
  getSetAuthorityInstruction,
  getTokenSize,
} from '@solana-program/token-2022'
import type { TestToken, TokenWorld } from './token-world.ts'

/** What somebody does to an account before handing it over as a vault. */
type Preparation = (account: Address, owner: KeyPairSigner, accomplice: Address) => Instruction[]

const extend = (token: Address, owner: KeyPairSigner, kind: ExtensionType) =>
  getReallocateInstruction({ token, payer: owner, owner, newExtensionTypes: [kind] })

/** Accounts of Token-2022 that a vault must not be, as anybody can prepare them. */
export const hostileVaults: readonly { readonly name: string; readonly prepare: Preparation }[] = [
  {
    name: 'that somebody else may close',
    prepare: (owned, owner, newAuthority) => [
      getSetAuthorityInstruction({
        ...{ owned, owner, newAuthority, authorityType: AuthorityType.CloseAccount },
      }),
    ],
  },
  {
    name: 'that wants a note with each payment',
    prepare: (token, owner) => [
      extend(token, owner, ExtensionType.MemoTransfer),
      getEnableMemoTransfersInstruction({ token, owner }),
    ],
  },
  {
    name: 'that could refuse calls from programs',
    prepare: (token, owner) => [
      extend(token, owner, ExtensionType.CpiGuard),
      getEnableCpiGuardInstruction({ token, owner }),
      // While the guard is on, the account keeps its owner.
      getDisableCpiGuardInstruction({ token, owner }),
    ],
  },
]

/** A delegate goes with the owner of an account that is handed over: what is left is the new one's alone. */
export const delegate: Preparation = (source, owner, accomplice) => [
  getApproveInstruction({ source, delegate: accomplice, owner, amount: 10n ** 15n }),
]

/** Bytes of a token account that no real one of an unfrozen mint has at once with a holder of its own. */
export const hostileBytes = [
  { name: 'with a delegate', at: 72, bytes: [1, 0, 0, 0] },
  { name: 'that is frozen', at: 108, bytes: [2] },
  { name: 'that was never made', at: 108, bytes: [0] },
] as const

/** A token account that is prepared and then handed to whom it is to be the vault of. */
export async function prepareVault(
  world: TokenWorld,
  { mint, tokenProgram }: TestToken,
  by: { readonly owner: KeyPairSigner; readonly accomplice: Address },
  holder: Address,
  prepare: Preparation,
): Promise<Address> {
  const { owner, accomplice } = by
  const account = await generateKeyPairSigner()
  const space = getTokenSize([])
  await world.succeed(owner, [
    getCreateAccountInstruction({
      ...{ payer: owner, newAccount: account, space },
      ...{ lamports: world.rentOf(space), programAddress: tokenProgram },
    }),
    getInitializeAccount3Instruction({ account: account.address, mint, owner: owner.address }),
    ...prepare(account.address, owner, accomplice),
    getSetAuthorityInstruction({
      ...{ owned: account.address, owner, newAuthority: holder },
      authorityType: AuthorityType.AccountOwner,
    }),
  ])
  return account.address
}

/** Writes over bytes of an account, whatever program it belongs to. */
export function overwrite(
  { machine }: TokenWorld,
  address: Address,
  at: number,
  bytes: readonly number[],
): void {
  const account = machine.getAccount(address)
  if (!account.exists) throw new Error('There is no such account.')
  const data = new Uint8Array(account.data)
  data.set(bytes, at)
  machine.setAccount({ ...account, data })
}
