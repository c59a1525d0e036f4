import { expect, test } from 'vitest'
import { calculateUploadDays } from './upload-room.tsx'

const room = {
  usedBytes: 0,
  limitBytes: 1_000_000_000,
  usedFiles: 0,
  limitFiles: 40_000,
  resetsAt: null,
}

test('ten thousand pictures of 100 kB fit into one day, to the byte', () => {
  expect(calculateUploadDays({ bytes: 1_000_000_000, files: 20_000 }, room)).toBe(1)
  expect(calculateUploadDays({ bytes: 1_000_000_001, files: 20_000 }, room)).toBe(2)
})

test('ten thousand pictures of half a megabyte take five days, one more after an upload today', () => {
  const need = { bytes: 5_000_000_000, files: 20_000 }
  expect(calculateUploadDays(need, room)).toBe(5)
  expect(calculateUploadDays(need, { ...room, usedBytes: 1 })).toBe(6)
})

test('the number of files counts as well', () => {
  expect(calculateUploadDays({ bytes: 1, files: 40_001 }, room)).toBe(2)
  expect(calculateUploadDays({ bytes: 1, files: 40_000 }, { ...room, usedFiles: 1 })).toBe(2)
})
