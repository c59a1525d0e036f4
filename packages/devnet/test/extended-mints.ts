import { type Address, generateKeyPairSigner, type Instruction } from '@solana/kit'
import {
  type ExtensionArgs,
  extension,
  getInitializeTokenGroupMemberInstruction,
  getUpdateMultiplierScaledUiMintInstruction,
  getUpdateRateInterestBearingMintInstruction,
} from '@solana-program/token-2022'
import { feeOf, type TestToken, type TokenWorld } from './token-world.ts'

export const extendedFeeBps = 137
/** Of an encryption that nobody uses here. */
const encryptionKey = (await generateKeyPairSigner()).address

/** A mint that is admitted, with one of the extensions that its maker may give it. */
export interface ExtendedMint {
  readonly name: string
  readonly extensionsOf: (maker: Address, mint: Address) => ExtensionArgs[]
  /** How long the mint is by that, where it matters. */
  readonly bytes?: number
  /** What else its maker writes into it. */
  readonly finish?: (world: TokenWorld, token: TestToken) => Promise<readonly Instruction[]>
  /** What its maker does while a program holds the token. */
  readonly meddle?: (token: TestToken) => Instruction
}

const ofConfidentialTransfers = (maker: Address) =>
  extension('ConfidentialTransferMint', {
    ...{ authority: maker, autoApproveNewAccounts: true, auditorElgamalPubkey: null },
  })
const describe = (maker: Address, mint: Address, uri: string) => [
  extension('MetadataPointer', { authority: maker, metadataAddress: mint }),
  extension('TokenMetadata', {
    ...{ updateAuthority: maker, mint, name: 'Harbour', symbol: 'HRB', uri },
    additionalMetadata: new Map(),
  }),
]
const group = (maker: Address, mint: Address) => [
  extension('GroupPointer', { authority: maker, groupAddress: mint }),
  extension('TokenGroup', { updateAuthority: maker, mint, size: 0, maxSize: 9 }),
]

/** Every extension that `check_mint` lets through. */
export const extendedMints: readonly ExtendedMint[] = [
  { name: 'a transfer fee', extensionsOf: (maker) => [feeOf(maker, extendedFeeBps)] },
  {
    name: 'somebody who may close it',
    extensionsOf: (maker) => [extension('MintCloseAuthority', { closeAuthority: maker })],
  },
  {
    name: 'confidential transfers',
    extensionsOf: (maker) => [ofConfidentialTransfers(maker)],
  },
  {
    name: 'a fee of confidential transfers',
    extensionsOf: (maker) => [
      feeOf(maker, extendedFeeBps),
      ofConfidentialTransfers(maker),
      extension('ConfidentialTransferFee', {
        ...{ authority: maker, elgamalPubkey: encryptionKey, harvestToMintEnabled: true },
        withheldAmount: new Uint8Array(64),
      }),
    ],
  },
  {
    name: 'interest',
    extensionsOf: (maker) => [
      extension('InterestBearingConfig', {
        ...{ rateAuthority: maker, currentRate: 500, preUpdateAverageRate: 500 },
        ...{ initializationTimestamp: 0, lastUpdateTimestamp: 0 },
      }),
    ],
    meddle: ({ mint, authority: rateAuthority }) =>
      getUpdateRateInterestBearingMintInstruction({ mint, rateAuthority, rate: 32_767 }),
  },
  {
    name: 'amounts that are shown as others',
    extensionsOf: (authority) => [
      extension('ScaledUiAmountConfig', {
        ...{ authority, multiplier: 3.5, newMultiplier: 3.5, newMultiplierEffectiveTimestamp: 0 },
      }),
    ],
    meddle: ({ mint, authority }) =>
      getUpdateMultiplierScaledUiMintInstruction({
        ...{ mint, authority, multiplier: 1e-9, effectiveTimestamp: 0 },
      }),
  },
  {
    name: 'a name of its own',
    extensionsOf: (maker, mint) => describe(maker, mint, 'ipfs://one'),
  },
  {
    // 355 bytes are those of an account of several signers, so the program adds two.
    name: 'two bytes behind its name',
    extensionsOf: (maker, mint) => describe(maker, mint, 'ipfs://'.padEnd(27, 'q')),
    bytes: 357,
  },
  { name: 'a group', extensionsOf: group },
  {
    name: 'membership of a group',
    extensionsOf: (maker, mint) => [
      extension('GroupMemberPointer', { authority: maker, memberAddress: mint }),
      extension('TokenGroupMember', { mint, group: mint, memberNumber: 0 }),
    ],
    finish: async (world, { mint, authority }) => {
      const of = await world.token([], { extensions: group })
      return [
        getInitializeTokenGroupMemberInstruction({
          ...{ member: mint, memberMint: mint, memberMintAuthority: authority },
          ...{ group: of.mint, groupUpdateAuthority: of.authority },
        }),
      ]
    },
  },
]

/** A token of such a mint, and what a transfer of it costs. */
export async function makeExtended(
  world: TokenWorld,
  holders: Parameters<TokenWorld['token']>[0],
  { extensionsOf, bytes, finish }: ExtendedMint,
) {
  const token = await world.token(holders, { extensions: extensionsOf })
  if (finish) await world.succeed(token.authority, await finish(world, token))
  const mint = world.machine.getAccount(token.mint)
  if (bytes !== undefined && mint.exists && mint.data.length !== bytes)
    throw new Error(`The mint has ${mint.data.length} bytes.`)
  const bps = token.isTaxed ? BigInt(extendedFeeBps) : 0n
  const feeOn = (amount: bigint) => (amount * bps + 9_999n) / 10_000n
  return { token, feeOn, arriving: (amount: bigint) => amount - feeOn(amount) }
}
