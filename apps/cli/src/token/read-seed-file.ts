import { createTokenSeed, isTokenSeed } from '@slipway/sdk/token/token-seed'
import type { Hex } from 'viem'
import { CliError } from '../errors/cli-error.ts'
import { readDraftFile } from '../input/draft-fields.ts'

/**
 * The seed of a token's address: a found one from a file of `slipway vanity`, else a fresh one. It is no secret; it comes
 * from a file because arguments of its shape are refused as private keys.
 * @throws {CliError} `Cli_FileInvalid`
 */
export async function readSeedFile(path: string | undefined): Promise<Hex> {
  if (path === undefined) return createTokenSeed()
  const seed = (await readDraftFile(path))?.seed
  if (isTokenSeed(seed)) return seed
  throw new CliError('Cli_FileInvalid', { file: path, reason: '{ "seed": "0x…" }' })
}
