import {
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  decodeMint,
  type ExtensionArgs,
  extension,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getFreezeAccountInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToCheckedInstruction,
  getPostInitializeInstructionsForMintExtensions,
  getSetAuthorityInstruction,
  getSyncNativeInstruction,
  getTokenSize,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { isLater, mintBytes, nobody, preparing } from './mint-bytes.ts'
import { type Outcome, ProgramMachine } from './program-machine.ts'

export const day = 86_400
export const firstTokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
/** SOL as a token of the first program. */
const wrappedSol = {
  mint: 'So11111111111111111111111111111111111111112' as Address,
  tokenProgram: firstTokenProgram,
}
const decimals = 6
export const supply = 10n ** 15n
/** As much as there can be of a token. */
export const largest = 2n ** 64n - 1n

export interface TestToken {
  readonly mint: Address
  readonly tokenProgram: Address
  readonly isTaxed: boolean
  readonly authority: KeyPairSigner
}

/** The kinds of tokens that programs hold. */
export const tokenKinds = [
  { name: 'SPL Token', tokenProgram: firstTokenProgram, isTaxed: false },
  { name: 'Token-2022', tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, isTaxed: false },
  {
    name: 'Token-2022 with a transfer fee',
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
    isTaxed: true,
  },
] as const

/** A transfer fee that somebody keeps. @param authority may change it; nobody may unless it is said */
export function feeOf(
  collector: Address,
  basisPoints: number,
  authority: Address = nobody,
  maximumFee = 10n ** 15n,
): ExtensionArgs {
  const fee = { epoch: 0n, maximumFee, transferFeeBasisPoints: basisPoints }
  return extension('TransferFeeConfig', {
    transferFeeConfigAuthority: authority,
    withdrawWithheldAuthority: collector,
    withheldAmount: 0n,
    newerTransferFee: fee,
    olderTransferFee: fee,
  })
}

/** Some instructions with another account at one place of the last one, which then signs for nobody. */
export function swapLast(all: readonly Instruction[], at: number, address: Address): Instruction[] {
  const last = all.at(-1)
  const accounts = (last?.accounts ?? []).map((meta, index) =>
    index === at ? { address, role: meta.role & 1 } : meta,
  )
  return [...all.slice(0, -1), { ...last, accounts } as Instruction]
}

/** Tokens on a machine, and what tests do with them. */
export class TokenWorld extends ProgramMachine {
  /** A new token, of which everybody who is named has some. */
  async token(
    holders: readonly KeyPairSigner[],
    options: {
      readonly tokenProgram?: Address
      readonly extensions?: ExtensionArgs[] | ((maker: Address, mint: Address) => ExtensionArgs[])
      readonly freezable?: boolean
    } = {},
  ): Promise<TestToken> {
    const { tokenProgram = TOKEN_2022_PROGRAM_ADDRESS, extensions: asked = [], freezable } = options
    const [authority, mint] = [await this.person(), await generateKeyPairSigner()]
    const extensions = typeof asked === 'function' ? asked(authority.address, mint.address) : asked
    const space = mintBytes(extensions.filter((one) => !isLater(one)))
    const config = { programAddress: tokenProgram }
    const token: TestToken = {
      ...{ mint: mint.address, tokenProgram, authority },
      isTaxed: extensions.some(({ __kind }) => __kind === 'TransferFeeConfig'),
    }
    await this.succeed(authority, [
      getCreateAccountInstruction({
        ...{ payer: authority, newAccount: mint, space, programAddress: tokenProgram },
        lamports: this.rentOf(mintBytes(extensions)),
      }),
      ...preparing(mint.address, extensions),
      getInitializeMint2Instruction(
        {
          ...{ mint: mint.address, decimals, mintAuthority: authority.address },
          freezeAuthority: freezable ? authority.address : null,
        },
        config,
      ),
      ...getPostInitializeInstructionsForMintExtensions(mint.address, authority, extensions),
    ])
    for (const holder of holders) {
      await this.succeed(holder, [await this.opening(token, holder, holder.address)])
      await this.mint(token, holder, supply)
    }
    return token
  }

  /** More of a token for who has an account of it. */
  async mint(
    { mint, tokenProgram, authority: mintAuthority }: TestToken,
    holder: KeyPairSigner,
    amount: bigint,
  ): Promise<void> {
    const [token] = await findAssociatedTokenPda({ mint, tokenProgram, owner: holder.address })
    const more = { mint, token, mintAuthority, amount, decimals }
    const config = { programAddress: tokenProgram }
    await this.succeed(holder, [getMintToCheckedInstruction(more, config)])
  }

  /** Wrapped SOL, of which somebody gets some. */
  async wrapped(owner: KeyPairSigner, amount: bigint): Promise<TestToken> {
    this.machine.withNativeMints()
    const token: TestToken = { ...wrappedSol, authority: owner, isTaxed: false }
    await this.succeed(owner, [
      await this.opening(token, owner, owner.address),
      ...this.wrapping(owner, await this.accountOf(token, owner.address), amount),
    ])
    return token
  }

  /** SOL that anybody pays into an account of wrapped SOL, where it counts. */
  wrapping(source: KeyPairSigner, account: Address, amount: bigint): Instruction[] {
    return [
      getTransferSolInstruction({ source, destination: account, amount }),
      getSyncNativeInstruction({ account }, { programAddress: firstTokenProgram }),
    ]
  }

  /** Somebody's associated account of a token that can be frozen is, and nobody can thaw it any more. */
  async freezeForever(token: TestToken, owner: Address): Promise<void> {
    const { mint, authority, tokenProgram } = token
    const config = { programAddress: tokenProgram }
    const account = await this.accountOf(token, owner)
    const right = { owned: mint, owner: authority, authorityType: AuthorityType.FreezeAccount }
    await this.succeed(authority, [
      await this.opening(token, authority, owner),
      getFreezeAccountInstruction({ account, mint, owner: authority }, config),
      getSetAuthorityInstruction({ ...right, newAuthority: null }, config),
    ])
  }

  async opening({ mint, tokenProgram }: TestToken, payer: KeyPairSigner, owner: Address) {
    const [ata] = await findAssociatedTokenPda({ mint, tokenProgram, owner })
    return getCreateAssociatedTokenIdempotentInstruction({
      ...{ payer, ata, owner, mint, tokenProgram },
    })
  }

  async accountOf({ mint, tokenProgram }: TestToken, owner: Address): Promise<Address> {
    const [ata] = await findAssociatedTokenPda({ mint, tokenProgram, owner })
    return ata
  }

  /**
   * Somebody's associated account of a token of the first program becomes another one's, and its former owner opens a second
   * account.
   * @returns the second account
   */
  async giveAway(token: TestToken, owner: KeyPairSigner, receiver: Address): Promise<Address> {
    const config = { programAddress: token.tokenProgram }
    const authorityType = AuthorityType.AccountOwner
    const owned = await this.accountOf(token, owner.address)
    await this.succeed(owner, [
      await this.opening(token, owner, owner.address),
      getSetAuthorityInstruction({ owned, owner, authorityType, newAuthority: receiver }, config),
    ])
    return await this.openSecond(token, owner)
  }

  /** An account of a token without extensions beside its owner's associated one. */
  async openSecond({ mint, tokenProgram }: TestToken, owner: KeyPairSigner): Promise<Address> {
    const second = await generateKeyPairSigner()
    const [account, space] = [second.address, getTokenSize()]
    const config = { programAddress: tokenProgram }
    await this.succeed(owner, [
      getCreateAccountInstruction({
        ...{ payer: owner, newAccount: second, space },
        ...{ lamports: this.rentOf(space), programAddress: tokenProgram },
      }),
      getInitializeAccount3Instruction({ account, mint, owner: owner.address }, config),
    ])
    return account
  }

  async transfer(
    { mint, tokenProgram }: TestToken,
    from: KeyPairSigner,
    destination: Address,
    amount: bigint,
  ) {
    const [source] = await findAssociatedTokenPda({ mint, tokenProgram, owner: from.address })
    return getTransferCheckedInstruction(
      { source, mint, destination, authority: from, amount, decimals },
      { programAddress: tokenProgram },
    )
  }

  /** Base units that there are of a token. */
  supplyOf({ mint }: TestToken): bigint {
    const account = this.machine.getAccount(mint)
    if (!account.exists) throw new Error('There is no such token.')
    return decodeMint(account).data.supply
  }

  async balanceOf(token: TestToken, owner: Address): Promise<bigint> {
    return this.balanceAt(await this.accountOf(token, owner))
  }

  async succeed(payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<Outcome> {
    const outcome = await this.send(payer, instructions)
    if (outcome.error !== undefined) throw new Error(`It was refused: ${outcome.error}`)
    return outcome
  }
}
