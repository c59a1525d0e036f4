import {
  findMetadataPda,
  MPL_TOKEN_METADATA_PROGRAM_ID,
} from '@metaplex-foundation/mpl-token-metadata'
import { publicKey } from '@metaplex-foundation/umi'
import { type Address, getProgramDerivedAddress } from '@solana/kit'
import { expect, test } from 'vitest'
import { findMetaplexAddress } from './find-metaplex-address.ts'
import { metaplexProgram } from './metaplex-program.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address

test('the account of a mint is the one that the program’s own package derives', async () => {
  const asked: { program: string; seeds: Uint8Array[] }[] = []
  const context = {
    eddsa: {
      findPda: (program: string, seeds: Uint8Array[]) => {
        asked.push({ program, seeds })
        return [publicKey(mint), 255]
      },
    },
    programs: { getPublicKey: () => MPL_TOKEN_METADATA_PROGRAM_ID },
  } as unknown as Parameters<typeof findMetadataPda>[0]
  findMetadataPda(context, { mint: publicKey(mint) })
  const [{ program, seeds } = { program: '', seeds: [] }] = asked
  expect(program).toBe(metaplexProgram)
  const [derived] = await getProgramDerivedAddress({ programAddress: metaplexProgram, seeds })
  expect(await findMetaplexAddress(mint)).toBe(derived)
})
