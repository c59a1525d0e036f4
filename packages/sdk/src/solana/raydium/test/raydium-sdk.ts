import { type Address, getBase64Encoder } from '@solana/kit'
import written from './raydium-sdk.json' with { type: 'json' }

// What Raydium's own SDK, in the version that the file names, finds and writes for the same inputs.

interface Cluster {
  readonly program: Address
  readonly lockProgram: Address
  readonly feeAccount: Address
  readonly lockAuthority: Address
  readonly configs: readonly { readonly index: number; readonly address: Address }[]
  readonly mints: readonly [Address, Address]
  readonly pool: Address
  readonly lpMint: Address
  readonly vaults: readonly [Address, Address]
}

interface WrittenInstruction {
  readonly program: string
  /** Address, whether it signs, whether it is written. */
  readonly accounts: readonly (readonly [string, boolean, boolean])[]
  /** Hexadecimal. */
  readonly data: string
}

const [mainnet, devnet] = written.clusters as unknown as readonly [Cluster, Cluster]
const read = (text: string) => new Uint8Array(getBase64Encoder().encode(text))

export const raydiumSdk = {
  ...{ mainnet, devnet },
  poolState: read(written.poolState),
  ammConfig: read(written.ammConfig),
  creator: written.creator as Address,
  initialize: written.initialize as unknown as WrittenInstruction,
  nftMint: written.nftMint as Address,
  lock: written.lock as unknown as WrittenInstruction,
}
