import {
  type Address,
  type Instruction,
  type Lamports,
  none,
  type TransactionSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getBurnCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getFreezeAccountInstruction,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
  getSetTransferFeeInstruction,
  getThawAccountInstruction,
  getUpdateTokenGroupMaxSizeInstruction,
  getUpdateTokenGroupUpdateAuthorityInstruction,
  getUpdateTokenMetadataFieldInstruction,
  getUpdateTokenMetadataUpdateAuthorityInstruction,
} from '@solana-program/token-2022'
import type { SolanaToken } from './get-solana-token.ts'
import {
  buildMetaplexCreation,
  buildMetaplexUpdate,
} from './metaplex/build-metaplex-instruction.ts'
import { orderMetadataChanges, type TokenMetadataTexts } from './order-metadata-changes.ts'
import { type TokenRight, tokenRights } from './token-rights.ts'

/** What a holder of a right, or of tokens, does to a token. */
export type TokenAction =
  | { readonly kind: 'mint'; readonly recipient: Address; readonly amount: bigint }
  | { readonly kind: 'burn'; readonly account: Address; readonly amount: bigint }
  | { readonly kind: 'freeze' | 'thaw'; readonly accounts: readonly Address[] }
  | {
      readonly kind: 'metadata'
      readonly texts: TokenMetadataTexts
      /** What longer texts add to the token's deposit. */
      readonly depositLamports: Lamports
    }
  /** Where Metaplex keeps nothing of the token yet. */
  | { readonly kind: 'metadata-create'; readonly texts: TokenMetadataTexts }
  /** Of what Metaplex keeps of the token. */
  | { readonly kind: 'metadata-authority'; readonly authority: Address }
  /** Holds from the epoch after the next one on, and until then can still be changed. */
  | { readonly kind: 'tax'; readonly bps: number }
  /** Items that a collection takes at most. */
  | { readonly kind: 'maximum'; readonly maxSize: bigint }
  | { readonly kind: 'give-up'; readonly rights: readonly TokenRight[] }

const metadataFields = {
  name: { __kind: 'Name' },
  symbol: { __kind: 'Symbol' },
  uri: { __kind: 'Uri' },
} as const

async function buildMinting(
  { address: mint, program, decimals }: SolanaToken,
  signer: TransactionSigner,
  owner: Address,
  amount: bigint,
): Promise<Instruction[]> {
  const account = { owner, mint, tokenProgram: program }
  const [token] = await findAssociatedTokenPda(account)
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata: token, ...account }),
    getMintToCheckedInstruction(
      { mint, token, mintAuthority: signer, amount, decimals },
      { programAddress: program },
    ),
  ]
}

function buildMetadataChange(
  token: SolanaToken,
  signer: TransactionSigner,
  texts: TokenMetadataTexts,
  depositLamports: Lamports,
): Instruction[] {
  if (token.metaplex) return [buildMetaplexUpdate(token.metaplex, signer, { kind: 'texts', texts })]
  const changes = orderMetadataChanges(token, texts).map(({ field }) =>
    getUpdateTokenMetadataFieldInstruction({
      metadata: token.address,
      updateAuthority: signer,
      field: metadataFields[field],
      value: texts[field],
    }),
  )
  if (depositLamports === 0n) return changes
  const deposit = getTransferSolInstruction({
    source: signer,
    destination: token.address,
    amount: depositLamports,
  })
  return [deposit, ...changes]
}

function buildGivingUp(
  { address: mint, program, metaplex }: SolanaToken,
  signer: TransactionSigner,
  right: TokenRight,
): Instruction {
  if (right === 'metadata' && metaplex)
    return buildMetaplexUpdate(metaplex, signer, { kind: 'immutable' })
  if (right === 'group')
    return getUpdateTokenGroupUpdateAuthorityInstruction({
      group: mint,
      updateAuthority: signer,
      newUpdateAuthority: null,
    })
  const authorityType = tokenRights[right]
  return authorityType === undefined
    ? getUpdateTokenMetadataUpdateAuthorityInstruction({
        metadata: mint,
        updateAuthority: signer,
        newUpdateAuthority: none(),
      })
    : getSetAuthorityInstruction(
        { owned: mint, owner: signer, authorityType, newAuthority: null },
        { programAddress: program },
      )
}

/** An action on a token as instructions of one transaction. @param signer holder of the right, or of the tokens */
export async function buildTokenAction(
  token: SolanaToken,
  signer: TransactionSigner,
  action: TokenAction,
): Promise<Instruction[]> {
  const { address: mint, decimals, metaplex } = token
  const ofProgram = { programAddress: token.program }
  switch (action.kind) {
    case 'mint':
      return await buildMinting(token, signer, action.recipient, action.amount)
    case 'burn': {
      const { account, amount } = action
      const burned = { account, mint, authority: signer, amount, decimals }
      return [getBurnCheckedInstruction(burned, ofProgram)]
    }
    case 'freeze':
    case 'thaw': {
      const build =
        action.kind === 'freeze' ? getFreezeAccountInstruction : getThawAccountInstruction
      return action.accounts.map((account) => build({ account, mint, owner: signer }, ofProgram))
    }
    case 'metadata':
      return buildMetadataChange(token, signer, action.texts, action.depositLamports)
    case 'metadata-create':
      return [await buildMetaplexCreation(mint, signer, action.texts)]
    case 'metadata-authority': {
      if (!metaplex) throw new Error('Metaplex keeps nothing of this token.')
      const { authority } = action
      return [buildMetaplexUpdate(metaplex, signer, { kind: 'authority', authority })]
    }
    case 'tax':
      return [
        getSetTransferFeeInstruction({
          mint,
          transferFeeConfigAuthority: signer,
          transferFeeBasisPoints: action.bps,
          // A cap that the token has stays.
          maximumFee: token.nextMaximumFee,
        }),
      ]
    case 'maximum': {
      const { maxSize } = action
      return [
        getUpdateTokenGroupMaxSizeInstruction({ group: mint, updateAuthority: signer, maxSize }),
      ]
    }
    case 'give-up':
      return action.rights.map((right) => buildGivingUp(token, signer, right))
  }
}
