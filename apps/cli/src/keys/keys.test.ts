import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/devnet/chain/development-accounts'
import { encryptKeystore } from '@slipway/vanity-address/wallet/encrypt-keystore'
import { bytesToHex, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CliError } from '../errors/cli-error.ts'
import type { Session } from '../network/open-session.ts'
import type { Terminal } from '../output/terminal.ts'
import { decryptKeystore } from './decrypt-keystore.ts'
import { isPublicKey } from './is-public-key.ts'
import { type Keystore, readKeystoreFile } from './keystore.ts'
import { findAccount, openSigner } from './open-signer.ts'

/** Test vectors of the Web3 Secret Storage definition; the password is `testpassword`. */
const secret = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const vectors = {
  scrypt: {
    version: 3,
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
      ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
      kdf: 'scrypt',
      kdfparams: {
        ...{ dklen: 32, n: 262_144, r: 1, p: 8 },
        salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
      },
      mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
    },
  },
  pbkdf2: {
    version: 3,
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
      ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
      kdf: 'pbkdf2',
      kdfparams: {
        ...{ dklen: 32, c: 262_144, prf: 'hmac-sha256' },
        salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
      },
      mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
    },
  },
} as const satisfies Record<string, Keystore>

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-keys-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const file = async (name: string, content: unknown) => {
  const path = join(folder, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof CliError ? error.code : error),
  )

describe('key files', () => {
  test.each(Object.entries(vectors))('the public test vector of %s', async (_, keystore) => {
    expect(await decryptKeystore(keystore, 'testpassword')).toBe(secret)
    expect(await decryptKeystore(keystore, 'Testpassword')).toBeUndefined()
  })

  test('a file of the site’s own wallet maker', async () => {
    const key = crypto.getRandomValues(new Uint8Array(32))
    const path = await file('own.json', await encryptKeystore(key, 'ein Passwort'))
    const keystore = await readKeystoreFile(path)
    expect(await decryptKeystore(keystore, 'ein Passwort')).toBe(bytesToHex(key))
  })

  const { crypto: right } = vectors.scrypt
  test.each([
    ['another version', { ...vectors.scrypt, version: 1 }],
    ['another cipher', { version: 3, crypto: { ...right, cipher: 'aes-256-ctr' } }],
    ['a derivation that nobody knows', { version: 3, crypto: { ...right, kdf: 'argon2' } }],
    [
      'a derivation that takes 2 GB',
      { version: 3, crypto: { ...right, kdfparams: { ...right.kdfparams, n: 2 ** 21, r: 8 } } },
    ],
    [
      'a cost that is no power of two',
      { version: 3, crypto: { ...right, kdfparams: { ...right.kdfparams, n: 1_000 } } },
    ],
    ['no key file', { hello: 1 }],
  ])('%s is refused', async (_, content) => {
    expect(await codeOf(readKeystoreFile(await file('bad.json', content)))).toBe(
      'Cli_KeystoreInvalid',
    )
  })

  test('a file that is not there, and one that is no JSON', async () => {
    expect(await codeOf(readKeystoreFile(join(folder, 'none.json')))).toBe('Cli_FileUnreadable')
    expect(await codeOf(readKeystoreFile(await file('text.json', 'x')))).toBe('Cli_FileInvalid')
  })
})

test('keys that everybody has are recognised', () => {
  for (const index of [0, 1, 9, 19])
    expect(isPublicKey(getDevelopmentAccount(index).address)).toBe(true)
  expect(isPublicKey(privateKeyToAccount(numberToHex(1, { size: 32 })).address)).toBe(true)
  expect(isPublicKey(privateKeyToAccount(secret).address)).toBe(false)
})

/** A wallet program with one account of the well-known phrase. */
async function startWallet(chainId: number) {
  const account = getDevelopmentAccount(0).address
  const answers: Record<string, unknown> = {
    eth_chainId: numberToHex(chainId),
    eth_requestAccounts: [account],
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { id, method } = JSON.parse(body) as { id: number; method: string }
    const result = answers[method]
    const error = { code: -32_601, message: 'no such method' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, account, stop: () => server.close() }
}

describe('who signs', () => {
  const terminal = { isInteractive: false } as Terminal
  const signal = new AbortController().signal
  const sessionOf = (name: string, isLocal: boolean) =>
    ({ chain: getEvmChain(name), client: {}, isLocal }) as unknown as Session
  const around = (session: Session) => ({ session, terminal, signal })

  test('a key that everybody has signs on a local network alone', async () => {
    const wallet = await startWallet(56)
    const options = { signer: wallet.url }
    expect(await codeOf(openSigner(options, around(sessionOf('bsc', false))))).toBe(
      'Cli_KeyIsPublic',
    )
    const signer = await openSigner(options, around(sessionOf('bsc', true)))
    expect(signer.account).toBe(wallet.account)
    wallet.stop()
  })

  test('a wallet on another network signs nothing', async () => {
    const wallet = await startWallet(1)
    const work = openSigner({ signer: wallet.url }, around(sessionOf('bsc', true)))
    expect(await codeOf(work)).toBe('Cli_SignerWrongChain')
    wallet.stop()
  })

  test('a wallet on another machine is asked nothing until somebody allows it', async () => {
    for (const url of [
      'http://192.0.2.1:1',
      'http://127.0.0.1.example:1',
      'http://[2001:db8::1]:1',
    ])
      expect(await codeOf(openSigner({ signer: url }, around(sessionOf('bsc', true))))).toBe(
        'Cli_SignerRemote',
      )
  })

  test('nobody, and two at once', async () => {
    const at = around(sessionOf('bsc', true))
    expect(await codeOf(openSigner({}, at))).toBe('Cli_NoSigner')
    expect(await codeOf(findAccount({}, at.session))).toBe('Cli_NoSigner')
    const both = { keystore: 'a.json', signer: 'http://127.0.0.1:1' }
    expect(await codeOf(openSigner(both, at))).toBe('Cli_OptionsExclude')
  })

  test('without a terminal a key file needs a password from a file', async () => {
    const keystore = await file('vector.json', vectors.pbkdf2)
    const at = around(sessionOf('bsc', true))
    expect(await codeOf(openSigner({ keystore }, at))).toBe('Cli_PasswordMissing')
    const password = await file('password', 'testpassword\r\n')
    const signer = await openSigner({ keystore, 'password-file': password }, at)
    expect(signer.account).toBe(privateKeyToAccount(secret).address)
  })
})
