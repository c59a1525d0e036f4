import { ContractFunctionExecutionError, encodeAbiParameters, erc20Abi, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from './create-read-client.ts'
import { decodeTokenText, readTokenText } from './read-token-text.ts'

const maker = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2'
const bytes = stringToHex('MKR', { size: 32 })

/** A token that answers with 32 bytes: what asks for a text gets nonsense. */
const client = {
  async readContract({ abi, blockNumber }: { abi: unknown; blockNumber?: bigint }) {
    if (abi === erc20Abi)
      throw new ContractFunctionExecutionError(new Error('no text') as never, {
        abi: erc20Abi,
        functionName: 'symbol',
      })
    return blockNumber === 7n ? stringToHex('OLD', { size: 32 }) : bytes
  },
} as unknown as ReadClient

test('a symbol of 32 bytes is read as the text that it is, of the past too', async () => {
  expect(await readTokenText(client, maker, 'symbol')).toBe('MKR')
  expect(await readTokenText(client, maker, 'symbol', { blockNumber: 7n })).toBe('OLD')
})

test('an answer that was given is told apart by its shape', () => {
  expect(decodeTokenText('symbol', bytes)).toBe('MKR')
  expect(decodeTokenText('symbol', encodeAbiParameters([{ type: 'string' }], ['DAI']))).toBe('DAI')
  expect(() => decodeTokenText('symbol', '0x')).toThrow()
})
