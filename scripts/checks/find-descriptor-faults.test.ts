import { expect, test } from 'vitest'
import { findDescriptorFaults } from './find-descriptor-faults.ts'

// As the registry's own schema does, it names its dialect and closes what `$ref` brings in.
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { context: { $ref: '#/$context' }, label: { type: 'string', maxLength: 4 } },
  required: ['context'],
  unevaluatedProperties: false,
  $context: { type: 'object', required: ['$id'] },
}

test('every fault is named with its file and its place', () => {
  const good = { context: { $id: 'a' }, label: 'four' }
  const faults = findDescriptorFaults(schema, [
    ['good.json', good],
    ['bad.json', { context: {}, label: 'fiver', more: 1 }],
    ['none.json', null],
  ])
  expect(faults).toHaveLength(4)
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^bad\.json: .*unevaluated/),
      expect.stringMatching(/^bad\.json\/context: .*\$id/),
      expect.stringMatching(/^bad\.json\/label: .*4/),
      expect.stringMatching(/^none\.json: .*object/),
    ]),
  )
  expect(findDescriptorFaults(schema, [['good.json', good]])).toEqual([])
})
