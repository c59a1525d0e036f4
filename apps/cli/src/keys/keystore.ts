import * as z from 'zod/mini'
import { CliError } from '../errors/cli-error.ts'
import { readJsonFile } from '../input/read-json-file.ts'

const hex = () => z.string().check(z.regex(/^(?:0x)?(?:[0-9a-fA-F]{2})+$/))
const count = (max: number) => z.int().check(z.positive(), z.maximum(max))

/** The usual wallets take half of it (n = 262 144, r = 8): a file that somebody sent must not take this machine down. */
const BLOCKS_MAX = 2 ** 22
const isPowerOfTwo = (n: number) => (n & (n - 1)) === 0

const derivation = z.union([
  z.object({
    kdf: z.literal('scrypt'),
    kdfparams: z
      .object({
        dklen: z.literal(32),
        salt: hex(),
        n: count(BLOCKS_MAX),
        r: count(64),
        p: count(16),
      })
      .check(z.refine(({ n, r }) => isPowerOfTwo(n) && n > 1 && n * r <= BLOCKS_MAX)),
  }),
  z.object({
    kdf: z.literal('pbkdf2'),
    kdfparams: z.object({
      dklen: z.literal(32),
      salt: hex(),
      c: count(10_000_000),
      prf: z.optional(z.literal('hmac-sha256')),
    }),
  }),
])

const keystoreSchema = z.object({
  version: z.literal(3),
  address: z.optional(z.string()),
  crypto: z.intersection(
    z.object({
      cipher: z.literal('aes-128-ctr'),
      cipherparams: z.object({ iv: hex() }),
      // A key has 32 bytes.
      ciphertext: z.string().check(z.regex(/^(?:0x)?[0-9a-fA-F]{64}$/)),
      mac: hex(),
    }),
    derivation,
  ),
})

/** An encrypted key file (Web3 Secret Storage, version 3), as geth, Foundry and most wallets write it. */
export type Keystore = z.output<typeof keystoreSchema>

/** Reads an encrypted key file. @throws {CliError} `Cli_FileUnreadable`, `Cli_FileInvalid` or `Cli_KeystoreInvalid` */
export async function readKeystoreFile(path: string): Promise<Keystore> {
  const reading = keystoreSchema.safeParse(await readJsonFile(path))
  if (!reading.success) throw new CliError('Cli_KeystoreInvalid', { file: path })
  return reading.data
}
