import { createTokenSeed } from '@slipway/sdk/token/create-token-seed'
import { type Hex, isHex, size } from 'viem'
import { readDraftFile } from '../command/draft-fields.ts'
import { CliError } from '../errors/cli-error.ts'

const SEED_BYTES = 32

/**
 * The seed of a token's address: a found one from a file of `slipway vanity`, else a fresh one. It is no secret; it comes
 * from a file because arguments of its shape are refused as private keys.
 * @throws {CliError} `Cli_FileInvalid`
 */
export async function readSeedFile(path: string | undefined): Promise<Hex> {
  if (path === undefined) return createTokenSeed()
  const seed = (await readDraftFile(path))?.seed
  if (isHex(seed) && size(seed) === SEED_BYTES) return seed
  throw new CliError('Cli_FileInvalid', { file: path, reason: '{ "seed": "0x…" }' })
}
