import { createDecipheriv, pbkdf2Sync, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bytesToHex, concat, type Hex, keccak256 } from 'viem'
import { DeployError } from '../steps/deploy-errors.ts'

/** Room for the key derivation of the usual wallets (n = 262 144, r = 8 needs 256 MiB). */
const SCRYPT_MEMORY_BYTES = 512 * 1024 * 1024

interface Keystore {
  readonly version: number
  readonly crypto: {
    readonly cipher: string
    readonly cipherparams: { readonly iv: string }
    readonly ciphertext: string
    readonly mac: string
    readonly kdf: string
    readonly kdfparams: {
      readonly dklen: number
      readonly salt: string
      readonly n?: number
      readonly r?: number
      readonly p?: number
      readonly c?: number
    }
  }
}

/**
 * The private key of an encrypted key file as geth, Foundry and most wallets write it (Web3 Secret
 * Storage, version 3).
 *
 * @throws {DeployError} `KEYSTORE` when the file is of another kind or the password is wrong
 */
export function readKeystore(path: string, password: string): Hex {
  const keystore = parse(path)
  const { crypto } = keystore
  if (keystore.version !== 3 || crypto.cipher !== 'aes-128-ctr') {
    throw new DeployError('KEYSTORE', `${path} is not a version 3 keystore with aes-128-ctr.`)
  }
  const derived = deriveKey(crypto, password)
  const ciphertext = Buffer.from(crypto.ciphertext, 'hex')
  const mac = keccak256(concat([derived.subarray(16, 32), ciphertext]))
  if (mac.slice(2) !== crypto.mac.toLowerCase()) {
    throw new DeployError('KEYSTORE', `The password does not open ${path}.`)
  }
  const iv = Buffer.from(crypto.cipherparams.iv, 'hex')
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  return bytesToHex(Buffer.concat([decipher.update(ciphertext), decipher.final()]))
}

function parse(path: string): Keystore {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Keystore
  } catch (cause) {
    throw new DeployError('KEYSTORE', `The keystore ${path} cannot be read.`, { cause })
  }
}

function deriveKey(crypto: Keystore['crypto'], password: string): Buffer {
  const { dklen, salt, n = 0, r = 0, p = 0, c = 0 } = crypto.kdfparams
  const saltBytes = Buffer.from(salt, 'hex')
  try {
    if (crypto.kdf === 'scrypt') {
      return scryptSync(password, saltBytes, dklen, { N: n, r, p, maxmem: SCRYPT_MEMORY_BYTES })
    }
    if (crypto.kdf === 'pbkdf2') return pbkdf2Sync(password, saltBytes, c, dklen, 'sha256')
  } catch (cause) {
    const message = 'The key derivation of the keystore has parameters that cannot be used here.'
    throw new DeployError('KEYSTORE', message, { cause })
  }
  throw new DeployError('KEYSTORE', `The key derivation ${crypto.kdf} is not known.`)
}
