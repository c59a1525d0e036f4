import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { MetaplexMetadata } from '@slipway/sdk/solana/metaplex/types'
import { address } from '@solana/kit'

export const chain = getChain('sol') as SolanaChainDefinition
export const maker = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
export const friend = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const mint = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const place = address('SysvarRent111111111111111111111111111111111')

/** What Metaplex keeps of a token, as tests change it. */
export const testMetaplex = (change: Partial<MetaplexMetadata> = {}): MetaplexMetadata => ({
  ...{ address: place, updateAuthority: maker, isMutable: true },
  ...{ name: 'Harbor', symbol: 'HBR', uri: 'ipfs://a', sellerFeeBps: 0 },
  ...{ creators: null, collection: null, uses: null, ...change },
})

/** A token of the first program with its texts at Metaplex, which its maker may change. */
export const testToken = (change: Partial<SolanaToken> = {}): SolanaToken => ({
  ...{ address: mint, program: firstTokenProgram, metaplex: testMetaplex() },
  ...{ name: 'Harbor', symbol: 'HBR', uri: 'ipfs://a', decimals: 2, totalSupply: 100n },
  ...{ transferFeeBps: 0, nextTransferFee: undefined, maximumFee: 0n, isTaxed: false },
  nextMaximumFee: 0n,
  ...{ rights: { metadata: maker }, traits: [], group: undefined, member: undefined },
  ...{ extensions: [], ...change },
})

/** The same before anything was kept of it; its maker may mint. */
export const unnamedToken = (change: Partial<SolanaToken> = {}): SolanaToken =>
  testToken({ metaplex: null, name: '', symbol: '', uri: '', rights: { mint: maker }, ...change })
