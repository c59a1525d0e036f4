import { ctr } from '@noble/ciphers/aes'
import { scryptAsync } from '@noble/hashes/scrypt'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { evmAddressOf } from './evm-key-searcher.ts'

/** Cost of one guess of the password: about 128 MiB and a second. */
const cost = { n: 131_072, r: 8, p: 1, dklen: 32 } as const

/** A wallet file of version 3 (Web3 Secret Storage), as wallets import it. */
export interface Keystore {
  readonly version: 3
  readonly id: string
  readonly address: string
  readonly crypto: {
    readonly cipher: 'aes-128-ctr'
    readonly cipherparams: { readonly iv: string }
    readonly ciphertext: string
    readonly kdf: 'scrypt'
    readonly kdfparams: typeof cost & { readonly salt: string }
    readonly mac: string
  }
}

/**
 * Encrypts a private key with a password.
 * @param onProgress 0 to 1
 */
export async function encryptKeystore(
  secret: Uint8Array,
  password: string,
  onProgress?: (part: number) => void,
): Promise<Keystore> {
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const { n, r, p, dklen } = cost
  const key = await scryptAsync(utf8ToBytes(password.normalize('NFKC')), salt, {
    N: n,
    r,
    p,
    dkLen: dklen,
    ...(onProgress ? { onProgress } : {}),
  })
  const ciphertext = ctr(key.subarray(0, 16), iv).encrypt(secret)
  const mac = keccak_256(concatBytes(key.subarray(16, 32), ciphertext))
  key.fill(0)
  return {
    version: 3,
    id: crypto.randomUUID(),
    address: bytesToHex(evmAddressOf(secret)),
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: bytesToHex(iv) },
      ciphertext: bytesToHex(ciphertext),
      kdf: 'scrypt',
      kdfparams: { ...cost, salt: bytesToHex(salt) },
      mac: bytesToHex(mac),
    },
  }
}
