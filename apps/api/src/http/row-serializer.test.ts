import { z } from '@hono/zod-openapi'
import { eachKind } from '@slipway/database/columns/each-kind'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { rowSerializer } from './row-serializer.ts'

const { columns, full, sparse } = eachKind
const answer = rowSerializer(columns, { without: ['title'] })

test.each([full, sparse])(
  'a row is written column by column: amounts as texts, addresses with their checksum, nothing hidden',
  (row) => {
    const { title: _hidden, ...shown } = row
    expect(answer.write(row)).toEqual({
      ...shown,
      owner: getAddress(row.owner),
      inviter: row.inviter && getAddress(row.inviter),
      paid: String(row.paid),
      reward: row.reward === null ? null : String(row.reward),
    })
  },
)

test.each([full, sparse])('what is written is what the schema says, and nothing else', (row) => {
  const schema = z.strictObject(answer.fields)
  expect(schema.parse(answer.write(row))).toEqual(answer.write(row))
})
