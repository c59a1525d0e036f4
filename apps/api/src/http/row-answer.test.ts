import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { rowAnswer } from './row-answer.ts'

const columns = {
  id: 'id',
  tokenId: 'text',
  uri: 'text?',
  root: 'hex',
  codeHash: 'hex?',
  owner: 'address',
  inviter: 'address?',
  payments: 'int',
  depth: 'int?',
  createdAt: 'seconds',
  paidAt: 'seconds?',
  paid: 'uint256',
  reward: 'uint256?',
  launched: 'bool',
} as const
const row = {
  id: '56-1',
  tokenId: '56-0xab',
  uri: null,
  root: '0x01',
  codeHash: null,
  owner: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  inviter: null,
  payments: 3,
  depth: 2,
  createdAt: 1_795_000_000,
  paidAt: null,
  paid: 2n ** 256n - 1n,
  reward: 0n,
  launched: false,
} as const
const answer = rowAnswer(columns, { without: ['tokenId'] })

test('a row is written column by column: amounts as texts, addresses with their checksum, nothing hidden', () => {
  expect(answer.write(row)).toEqual({
    id: '56-1',
    uri: null,
    root: '0x01',
    codeHash: null,
    owner: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    inviter: null,
    payments: 3,
    depth: 2,
    createdAt: 1_795_000_000,
    paidAt: null,
    paid: String(2n ** 256n - 1n),
    reward: '0',
    launched: false,
  })
})

test('what is written is what the schema says, and nothing else', () => {
  const schema = z.strictObject(answer.fields)
  expect(schema.parse(answer.write(row))).toEqual(answer.write(row))
  const full = { ...row, uri: 'ipfs://a', codeHash: '0x02', inviter: row.owner, paidAt: 1 } as const
  expect(schema.parse(answer.write(full))).toMatchObject({ inviter: answer.write(full).owner })
})
