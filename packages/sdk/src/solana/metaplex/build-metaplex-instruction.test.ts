import {
  createMetadataAccountV3,
  MPL_TOKEN_METADATA_PROGRAM_ID,
  UseMethod,
  updateMetadataAccountV2,
} from '@metaplex-foundation/mpl-token-metadata'
import {
  createNoopSigner,
  none,
  publicKey,
  some,
  type TransactionBuilder,
} from '@metaplex-foundation/umi'
import {
  type Address,
  createNoopSigner as createSigner,
  type Instruction,
  isSignerRole,
  isWritableRole,
} from '@solana/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildMetaplexCreation,
  buildMetaplexUpdate,
  type MetaplexChange,
} from './build-metaplex-instruction.ts'
import { findMetaplexAddress } from './find-metaplex-address.ts'
import type { MetaplexMetadata } from './types.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const maker = 'SysvarC1ock11111111111111111111111111111111' as Address
const friend = 'SysvarRent111111111111111111111111111111111' as Address
const place = await findMetaplexAddress(mint)

/** What the package takes its programs and its payer from. */
const context = {
  programs: {
    getPublicKey: (name: string, fallback: string) =>
      publicKey(name === 'mplTokenMetadata' ? MPL_TOKEN_METADATA_PROGRAM_ID : fallback),
  },
  payer: createNoopSigner(publicKey(maker)),
  identity: createNoopSigner(publicKey(maker)),
} as unknown as Parameters<typeof createMetadataAccountV3>[0]
const signer = createSigner(maker)

/** An instruction of ours in the words of the package. */
const ours = ({ programAddress, accounts = [], data = new Uint8Array() }: Instruction) => ({
  programId: programAddress as string,
  data: [...data],
  keys: accounts.map(({ address, role }) => ({
    ...{ pubkey: address as string, isSigner: isSignerRole(role) },
    isWritable: isWritableRole(role),
  })),
})
function theirs(builder: TransactionBuilder) {
  const [{ programId, data, keys } = { programId: '', data: [], keys: [] }] =
    builder.getInstructions()
  return { programId, data: [...data], keys }
}

const texts = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 32 }),
  symbol: fc.string({ unit: 'grapheme', maxLength: 10 }),
  uri: fc.string({ unit: 'grapheme', maxLength: 200 }),
})
const nothing = { sellerFeeBasisPoints: 0, creators: null, collection: null, uses: null }

describe('byte for byte what mpl-token-metadata 3.4.0 builds', () => {
  test('for the creation of metadata', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (written) => {
        const built = createMetadataAccountV3(context, {
          ...{ metadata: publicKey(place), mint: publicKey(mint), isMutable: true },
          ...{ mintAuthority: createNoopSigner(publicKey(maker)), collectionDetails: none() },
          updateAuthority: createNoopSigner(publicKey(maker)),
          data: { ...written, ...nothing },
        })
        expect(ours(await buildMetaplexCreation(mint, signer, written))).toEqual(theirs(built))
      }),
    )
  })

  const creator = { address: publicKey(friend), verified: true, share: 100 }
  const collection = { verified: true, key: publicKey(friend) }
  const uses = { useMethod: UseMethod.Multiple, remaining: 2n, total: 9n }
  const plain: MetaplexMetadata = {
    ...{ address: place, updateAuthority: maker, isMutable: true, name: 'A', symbol: 'B', uri: '' },
    ...{ sellerFeeBps: 0, creators: null, collection: null, uses: null },
  }
  const update = (metadata: MetaplexMetadata, change: MetaplexChange) =>
    ours(buildMetaplexUpdate(metadata, signer, change))
  const expected = (input: Omit<Parameters<typeof updateMetadataAccountV2>[1], 'metadata'>) =>
    theirs(updateMetadataAccountV2(context, { metadata: publicKey(place), ...input }))

  test('for other texts, which keep makers, fee, collection and uses as they are', () => {
    const full = {
      ...plain,
      ...{ sellerFeeBps: 250, creators: [creator], collection, uses },
    } as unknown as MetaplexMetadata
    fc.assert(
      fc.property(texts, (written) => {
        const change = { kind: 'texts', texts: written } as const
        expect(update(plain, change)).toEqual(expected({ data: { ...written, ...nothing } }))
        expect(update(full, change)).toEqual(
          expected({
            data: {
              ...written,
              ...{ sellerFeeBasisPoints: 250, creators: some([creator]) },
              ...{ collection: some(collection), uses: some(uses) },
            },
          }),
        )
      }),
    )
  })

  test('for another authority', () => {
    expect(update(plain, { kind: 'authority', authority: friend })).toEqual(
      expected({ newUpdateAuthority: publicKey(friend) }),
    )
  })

  test('for the end of all changes', () => {
    expect(update(plain, { kind: 'immutable' })).toEqual(expected({ isMutable: false }))
  })
})
