import { createDecipheriv, pbkdf2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { scryptAsync } from '@noble/hashes/scrypt'
import { bytesToHex, concat, type Hex, hexToBytes, keccak256 } from 'viem'
import type { Keystore } from './keystore.ts'

/** Room for the largest derivation that is taken. */
const MEMORY_BYTES = 640 * 1024 ** 2
/** The second half of the derived key makes the check, the first one the cipher. */
const HALF = 16

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify<
  string,
  Uint8Array,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt)

const bytesOf = (hex: string) => hexToBytes(`0x${hex.replace(/^0x/, '')}`)

/** OpenSSL refuses costs of 2^(16 r) and more, as RFC 7914 asks; some wallets write them all the same. */
const isWithinStandard = (n: number, r: number) => n < 2 ** (16 * r)

async function deriveKey({ crypto }: Keystore, password: string): Promise<Uint8Array> {
  const salt = bytesOf(crypto.kdfparams.salt)
  if (crypto.kdf === 'scrypt') {
    const { n, r, p, dklen } = crypto.kdfparams
    if (!isWithinStandard(n, r)) return scryptAsync(password, salt, { N: n, r, p, dkLen: dklen })
    return deriveScrypt(password, salt, dklen, { N: n, r, p, maxmem: MEMORY_BYTES })
  }
  const { c, dklen } = crypto.kdfparams
  return derivePbkdf2(password, salt, c, dklen, 'sha256')
}

/**
 * The private key of an encrypted key file; undefined where the password is not its own.
 * Source: https://ethereum.org/en/developers/docs/data-structures-and-encoding/web3-secret-storage
 */
export async function decryptKeystore(
  keystore: Keystore,
  password: string,
): Promise<Hex | undefined> {
  const { cipherparams, ciphertext, mac } = keystore.crypto
  const derived = await deriveKey(keystore, password)
  const sealed = bytesOf(ciphertext)
  const made = hexToBytes(keccak256(concat([derived.subarray(HALF, 2 * HALF), sealed])))
  const said = bytesOf(mac)
  if (said.length !== made.length || !timingSafeEqual(made, said)) return undefined
  const decipher = createDecipheriv(
    'aes-128-ctr',
    derived.subarray(0, HALF),
    bytesOf(cipherparams.iv),
  )
  const secret = Buffer.concat([decipher.update(sealed), decipher.final()])
  derived.fill(0)
  return bytesToHex(secret)
}
