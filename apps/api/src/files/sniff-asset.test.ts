import { expect, it } from 'vitest'
import { sniffAsset } from './sniff-asset.ts'

const bytesOf = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)))

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['{"name":"No 1"}', 'application/json'],
])('tells %j by its content', (content, expected) => {
  expect(sniffAsset(bytesOf(content))).toBe(expected)
})

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<!doctype html><script>alert(1)</script>',
  '[1]',
  '"text"',
  'null',
  '{"name":',
  '\xff\xfe{"name":"not UTF-8"}',
  '',
])('does not keep %j', (content) => {
  expect(sniffAsset(bytesOf(content))).toBeUndefined()
})
