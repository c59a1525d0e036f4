import { domainSeparator, encodeFunctionResult, multicall3Abi, toHex } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../src/evm/create-read-client.ts'
import { getPermitMessage } from '../../src/evm/get-permit-message.ts'
import { addressOf } from '../typed-locks.ts'
import { readDescriptors } from './read-descriptors.ts'
import { readSources } from './signed-functions.ts'

const messages = [...readDescriptors()]
  .filter(([name]) => name.startsWith('eip712-'))
  .flatMap(([, { display }]) => Object.entries(display.formats))

const token = addressOf('70')
const query = {
  token,
  owner: addressOf('a1'),
  spender: addressOf('c0'),
  value: 9n,
  deadline: 1_900_000_000n,
}
const domain = { name: 'Harbour', version: '1', chainId: 1, verifyingContract: token }

const allowed = { success: true, returnData: toHex(query.value, { size: 32 }) }

/** A token that answers what permits are made from, and gives the allowance for every signature. */
const client = {
  chain: { id: 1, contracts: { multicall3: { address: addressOf('ca') } } },
  call: async () => ({
    data: encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: [allowed, allowed, allowed],
    }),
  }),
  readContract: async ({ functionName }: { readonly functionName: string }) =>
    ({
      name: domain.name,
      version: domain.version,
      DOMAIN_SEPARATOR: domainSeparator({ domain }),
      nonces: 4n,
    })[functionName],
} as unknown as ReadClient

test('the allowance that flows ask for is a message of its descriptor, with every value of it', async () => {
  const message = await getPermitMessage(client, query)
  if (!message) throw new Error('no message')
  const { types, primaryType } = message
  const parts = types[primaryType].map(({ name, type }) => `${type} ${name}`)
  const found = messages.find(([key]) => key === `${primaryType}(${parts.join(',')})`)
  const paths = found?.[1].fields.map(({ path }) => path.replace('#.', ''))
  expect(paths?.toSorted()).toEqual(Object.keys(message.message).toSorted())
  const shown = found?.[1].fields.filter(({ visible }) => visible === 'always')
  expect(shown?.map(({ path }) => path)).toEqual(['#.spender', '#.value', '#.deadline'])
})

test('no source signs a message of another kind', () => {
  const kinds = readSources().flatMap(({ text }) =>
    [...text.matchAll(/primaryType: '(\w+)'/g)].map(([, kind]) => kind),
  )
  expect(kinds).toContain('Permit')
  for (const kind of kinds) expect(messages.some(([key]) => key.startsWith(`${kind}(`))).toBe(true)
})
