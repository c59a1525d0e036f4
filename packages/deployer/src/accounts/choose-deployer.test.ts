import { createCipheriv, randomUUID, scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { concat, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { chooseDeployer } from './choose-deployer.ts'
import { getDevelopmentAccount } from './development-accounts.ts'
import { readKeystore } from './read-keystore.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ownKey = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
/** Key of development account 0, printed by every local node. */
const publicKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** An example of the Web3 Secret Storage definition, version 3. */
const examplePassword = 'testpassword'
const exampleKey = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const example = {
  cipher: 'aes-128-ctr',
  cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
  ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
  kdf: 'pbkdf2',
  kdfparams: {
    c: 262_144,
    dklen: 32,
    prf: 'hmac-sha256',
    salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
  },
  mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
}

/** A file as wallets write it: scrypt with r = 8. */
function encryptByScrypt(privateKey: string, password: string) {
  const kdfparams = { dklen: 32, n: 4_096, r: 8, p: 1, salt: '0b'.repeat(32) }
  const { n: N, r, p, dklen, salt } = kdfparams
  const derived = scryptSync(password, Buffer.from(salt, 'hex'), dklen, { N, r, p })
  const iv = '0c'.repeat(16)
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), Buffer.from(iv, 'hex'))
  const ciphertext = cipher.update(Buffer.from(privateKey.slice(2), 'hex'))
  const mac = keccak256(concat([derived.subarray(16, 32), ciphertext]))
  return {
    cipher: 'aes-128-ctr',
    cipherparams: { iv },
    ciphertext: ciphertext.toString('hex'),
    kdf: 'scrypt',
    kdfparams,
    mac: mac.slice(2),
  }
}

function writeKeystore(crypto: object): string {
  const path = join(folder, `${randomUUID()}.json`)
  writeFileSync(path, JSON.stringify({ version: 3, crypto }))
  return path
}

test('a local chain takes the first development account when no key is given', () => {
  expect(chooseDeployer({}, true).address).toBe(getDevelopmentAccount(0).address)
})

test('a live chain needs a key', () => {
  expect(() => chooseDeployer({}, false)).toThrow(expect.objectContaining({ code: 'KEY_MISSING' }))
})

test('a live chain refuses a key that everybody knows, a local one does not', () => {
  const source = { privateKey: publicKey }
  expect(() => chooseDeployer(source, false)).toThrow(
    expect.objectContaining({ code: 'KEY_IS_PUBLIC' }),
  )
  expect(chooseDeployer(source, true).address).toBe(getDevelopmentAccount(0).address)
})

test('a key of one’s own is taken', () => {
  const { address } = chooseDeployer({ privateKey: ownKey }, false)
  expect(address).toBe(privateKeyToAccount(ownKey).address)
})

test.each(['', 'abc', ownKey.slice(0, -1), ownKey.slice(2)])(
  '"%s" is not taken for a key',
  (privateKey) => {
    expect(() => chooseDeployer({ privateKey }, false)).toThrow(
      expect.objectContaining({ code: 'KEY_MISSING' }),
    )
  },
)

test('the message of a refused key does not repeat it', () => {
  try {
    chooseDeployer({ privateKey: ownKey.slice(0, -1) }, false)
  } catch (error) {
    expect(String(error)).not.toContain(ownKey.slice(2, 20))
  }
})

test('opens the published example of a pbkdf2 keystore', () => {
  expect(readKeystore(writeKeystore(example), examplePassword)).toBe(exampleKey)
})

test('opens a scrypt keystore', () => {
  const path = writeKeystore(encryptByScrypt(ownKey, 'a password'))
  expect(readKeystore(path, 'a password')).toBe(ownKey)
})

test('parameters that would need too much memory are refused, not crashed on', () => {
  const greedy = encryptByScrypt(ownKey, 'a password')
  greedy.kdfparams.n = 2 ** 24
  const path = writeKeystore(greedy)
  expect(() => readKeystore(path, 'a password')).toThrow(
    expect.objectContaining({ code: 'KEYSTORE' }),
  )
})

test('a wrong password does not open a keystore', () => {
  const path = writeKeystore(example)
  expect(() => readKeystore(path, 'guess')).toThrow(expect.objectContaining({ code: 'KEYSTORE' }))
})

test('a keystore goes before nothing else and is checked like a key', () => {
  const source = { keystorePath: writeKeystore(example), keystorePassword: examplePassword }
  expect(chooseDeployer(source, false).address).toBe(privateKeyToAccount(exampleKey).address)
})

test('a file that is no keystore is named', () => {
  const path = join(folder, 'other.json')
  writeFileSync(path, JSON.stringify({ version: 1, crypto: example }))
  expect(() => readKeystore(path, examplePassword)).toThrow(path)
  expect(() => readKeystore(join(folder, 'missing.json'), '')).toThrow(/cannot be read/)
})
