import { type Address, createNoopSigner } from '@solana/kit'
import { expect, test } from 'vitest'
import { buildTokenAction, type TokenAction } from './build-token-action.ts'
import { firstTokenProgram } from './first-token-program.ts'
import type { SolanaToken } from './get-solana-token.ts'
import { buildMetaplexUpdate, type MetaplexChange } from './metaplex/build-metaplex-instruction.ts'
import type { MetaplexMetadata } from './metaplex/types.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const maker = 'SysvarC1ock11111111111111111111111111111111' as Address
const signer = createNoopSigner(maker)
const texts = { name: 'Harbor', symbol: 'HBR', uri: '' }
const metaplex: MetaplexMetadata = {
  ...{ ...texts, address: mint, updateAuthority: maker, isMutable: true, sellerFeeBps: 5 },
  ...{ creators: null, collection: null, uses: null },
}
const token = { address: mint, program: firstTokenProgram, metaplex } as SolanaToken

const renamed = { ...texts, name: 'Port' }
const acts: readonly [TokenAction, MetaplexChange][] = [
  [
    { kind: 'metadata', texts: renamed, depositLamports: 0n as never },
    { kind: 'texts', texts: renamed },
  ],
  [
    { kind: 'metadata-authority', authority: mint },
    { kind: 'authority', authority: mint },
  ],
  [{ kind: 'give-up', rights: ['metadata'] }, { kind: 'immutable' }],
]

test.each(acts)('%o is asked of Metaplex where that keeps the texts', async (action, change) => {
  const built = await buildTokenAction(token, signer, action)
  expect(built).toEqual([buildMetaplexUpdate(metaplex, signer, change)])
})

test('a right over texts is transferred only where Metaplex keeps some', async () => {
  const action = { kind: 'metadata-authority', authority: mint } as const
  await expect(buildTokenAction({ ...token, metaplex: null }, signer, action)).rejects.toThrow()
})
