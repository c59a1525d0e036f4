import { expect, test } from 'vitest'
import { readPaddedText } from './read-padded-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  { what: 'a text that fills its place', bytes: bytesOf('TIDE'), text: 'TIDE' },
  { what: 'zeros behind it', bytes: bytesOf('TI\0\0'), text: 'TI' },
  { what: 'what stands behind a zero', bytes: bytesOf('TI\0DE'), text: 'TI' },
  { what: 'nothing', bytes: new Uint8Array(4), text: '' },
  { what: 'no bytes at all', bytes: new Uint8Array(), text: '' },
  { what: 'another script', bytes: bytesOf('潮\0'), text: '潮' },
  { what: 'a character that was cut off', bytes: bytesOf('潮').slice(0, 2), text: '' },
  { what: 'what is no text', bytes: new Uint8Array([0xff, 0xfe, 0]), text: '' },
])('$what', ({ bytes, text }) => {
  expect(readPaddedText(bytes)).toBe(text)
})
