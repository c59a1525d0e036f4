import { describe, expect, test } from 'vitest'
import { readWhitelist } from './read-whitelist.ts'

const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const read = (tierOne: string, tierTwo = '') =>
  readWhitelist({ 1: tierOne, 2: tierTwo }, new AbortController().signal, () => undefined)

describe('the lists of the form', () => {
  test('name the line of a wrong address in its own list, also beyond the first slice', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => addressOf(index + 1))
    lines[650] = '0xnobody'
    const { entries, issues } = await read(lines.join('\n'), `${addressOf(2_000)}\n0x1`)
    expect(entries).toHaveLength(900)
    expect(issues.map(({ tier, line }) => [tier, line])).toEqual([
      [1, 651],
      [2, 2],
    ])
  })

  test('hold a wallet once, at the better of its tiers', async () => {
    const { entries, repeated } = await read(
      `${addressOf(1)}\n${addressOf(1)}`,
      `${addressOf(1)}\n${addressOf(2)}`,
    )
    expect(entries.map(({ level }) => level)).toEqual([1, 2])
    expect(repeated).toBe(2)
  })

  test('may be empty', async () => {
    expect(await read('', '\n\n')).toEqual({ entries: [], issues: [], repeated: 0 })
  })
})

test('a newer reading takes the place of an older one', async () => {
  const turn = new AbortController()
  const reading = readWhitelist({ 1: addressOf(1), 2: '' }, turn.signal, () => turn.abort())
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
