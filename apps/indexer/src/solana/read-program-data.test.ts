import { expect, test } from 'vitest'
import { readProgramData } from './read-program-data.ts'

const ours = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9'
const other = 'H1VJgfKyxxn8PwCHRhCEhs2CBY4UBD5aDK9nUZYN2eXZ'
const data = (text: string) => `Program data: ${Buffer.from(text).toString('base64')}`
const run = (program: string, depth: number, lines: readonly string[], end = 'success') => [
  `Program ${program} invoke [${depth}]`,
  ...lines,
  `Program ${program} ${end}`,
]
const read = (logs: readonly string[] | null) => {
  const { data: found, isWhole } = readProgramData(logs, ours)
  return { texts: found.map(({ bytes }) => Buffer.from(bytes).toString()), isWhole }
}

test('what the program writes counts, by itself and called by another, fields put together', () => {
  const fields = `Program data: ${['a', 'bc'].map((text) => Buffer.from(text).toString('base64')).join(' ')}`
  const logs = [
    ...run(ours, 1, [fields]),
    ...run(other, 1, [...run(ours, 2, [data('inner')]), data('theirs')]),
  ]
  expect(read(logs)).toEqual({ texts: ['abc', 'inner'], isWhole: true })
})

test('what another writes does not, be it called by the program or one with the same words', () => {
  const logs = [
    ...run(ours, 1, [...run(other, 2, [data('forged')]), data('own')]),
    ...run(other, 1, [data('forged')]),
    data('forged'),
  ]
  expect(read(logs)).toEqual({ texts: ['own'], isWhole: true })
})

test('a message is no line of the runtime, and a line break in it makes none', () => {
  const forged = [`Program ${ours} invoke [1]`, data('forged'), `Program ${ours} success`]
  const logs = run(other, 1, [
    ...forged.map((line) => `Program log: ${line}`),
    `Program log: x\n${forged.join('\n')}`,
    `Program data: x\n${forged.join('\n')}`,
  ])
  expect(read(logs)).toEqual({ texts: [], isWhole: true })
})

test('behind a cut nothing is believed: shorter lines may still follow it', () => {
  const logs = [
    ...run(ours, 1, [data('before')]),
    'Log truncated',
    ...run(ours, 1, [data('after')]),
  ]
  expect(read(logs)).toEqual({ texts: ['before'], isWhole: false })
})

test('a log that contradicts itself, ends early or was not kept is not whole', () => {
  expect(read(null).isWhole).toBe(false)
  expect(read([`Program ${ours} invoke [1]`]).isWhole).toBe(false)
  expect(read(run(ours, 2, [data('x')]))).toEqual({ texts: [], isWhole: false })
  expect(read([`Program ${ours} invoke [1]`, `Program ${other} success`]).isWhole).toBe(false)
  expect(read(run(ours, 1, [], 'failed: custom program error: 0x1')).isWhole).toBe(true)
})
