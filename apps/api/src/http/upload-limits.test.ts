import { expect, test } from 'vitest'
import { encodeLogo } from '../files/encode-logo.ts'
import { presaleInfoInput } from '../files/presale-info.ts'

const codeOf = (bytes: number) =>
  encodeLogo(new Uint8Array(bytes)).catch((error: { code: string }) => error.code)

// Specification, section 9: "Logo: under 1M", "Description: at most 3000 characters".
test('a logo has fewer bytes than a million', async () => {
  expect(await codeOf(1_000_000)).toBe('IMAGE_TOO_LARGE')
  expect(await codeOf(999_999)).not.toBe('IMAGE_TOO_LARGE')
})

test('a description has at most 3000 characters', () => {
  const isTaken = (count: number) =>
    presaleInfoInput.safeParse({ name: 'Presale', description: 'x'.repeat(count) }).success
  expect([isTaken(3_000), isTaken(3_001)]).toEqual([true, false])
})
