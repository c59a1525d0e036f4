import { describe, expect, test } from 'vitest'
import { CliError } from '../errors/cli-error.ts'
import { refuseSecrets } from './refuse-secrets.ts'

const key = 'c85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4'
const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access acid'

function codeOf(args: readonly string[]): string {
  try {
    refuseSecrets(args)
    return 'accepted'
  } catch (error) {
    return error instanceof CliError ? error.code : 'other'
  }
}

describe('refused as a secret', () => {
  test.each([
    ['a key', [key]],
    ['a key with 0x', [`0x${key}`]],
    ['a key in upper case', [key.toUpperCase()]],
    ['a key behind an option', ['--private-key', key]],
    ['a key in an option', [`--private-key=0x${key}`]],
    ['a key behind a name', [`key:${key}`]],
    ['a key with spaces around it', [` ${key} `]],
    ['a phrase', [phrase]],
    ['a phrase in capitals', [phrase.toUpperCase()]],
    ['a phrase in pieces', phrase.split(' ')],
    ['a phrase with commas', [phrase.replaceAll(' ', ',')]],
    ['a phrase in an option', [`--mnemonic=${phrase}`]],
    ['a long phrase', [`${phrase} ${phrase}`]],
  ])('%s', (_, args) => {
    expect(codeOf(args)).toBe('Cli_SecretInArguments')
  })

  test('nothing of it is in the error', () => {
    try {
      refuseSecrets(['--private-key', key])
    } catch (error) {
      expect(JSON.stringify(error) + String(error)).not.toContain(key.slice(0, 8))
    }
  })
})

test.each([
  ['an address', ['0xc85ef7d79691fe79573b1a7064c19c1a9819ebdb']],
  ['amounts and flags', ['--amount', '1000000', '--yes']],
  ['eleven words', phrase.split(' ').slice(1)],
  ['a sentence', ['--name', 'The able ability of an above average absurd token about nothing']],
  ['a link’s payload', [`/sign/abc#${key}ab`]],
])('%s is no secret', (_, args) => {
  expect(codeOf(args)).toBe('accepted')
})
