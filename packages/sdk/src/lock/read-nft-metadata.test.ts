import { describe, expect, test } from 'vitest'
import { readNftMetadata, readNftUri } from './read-nft-metadata.ts'

const base64 = (json: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(json)).toString('base64')}`
const svg = 'data:image/svg+xml;base64,PHN2Zy8+'

describe('what an NFT says of itself', () => {
  test('is read where it says it, in any script', () => {
    const metadata = { name: 'Anker 锚', description: 'Two\nlines', picture: svg }
    expect(readNftUri(base64({ ...metadata, image: svg }))).toEqual({
      at: 'here',
      metadata: { ...metadata, description: 'Two\nlines' },
    })
    const plain = 'data:application/json;utf8,{"name":"Caf%C3%A9"}'
    expect(readNftUri(plain)).toEqual({ at: 'here', metadata: { name: 'Café' } })
  })

  test('is asked of IPFS, and of no host that its maker names', () => {
    const uri = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/1.json'
    expect(readNftUri(uri)).toEqual({ at: 'ipfs', uri })
    for (const other of [
      'https://evil.example/1',
      'http://a/1',
      '//a/1',
      'javascript:alert(1)',
      '',
    ])
      expect(readNftUri(other)).toEqual({ at: 'elsewhere' })
  })

  test.each([
    'https://evil.example/pixel.png',
    'data:text/html;base64,PHNjcmlwdD4=',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(400_001)}`,
    7,
  ])('a picture is data or in IPFS, never %.40s', (image) => {
    expect(readNftMetadata({ image })).toEqual({})
  })

  test('words that turn a line around lose what turns it', () => {
    expect(readNftMetadata({ name: 'safe\u202egpj' })).toEqual({ name: 'safe gpj' })
    expect(readNftMetadata({ name: 'x'.repeat(500) }).name).toHaveLength(120)
    const { description } = readNftMetadata({ description: 'x'.repeat(5_000) })
    expect(description).toHaveLength(3_000)
    expect(description?.endsWith('x…')).toBe(true)
  })

  test.each([null, 'text', 5, [], { name: 5, image: {} }, { name: ' \u200b ' }])(
    'nonsense is nothing (%j)',
    (json) => {
      expect(readNftMetadata(json)).toEqual({})
    },
  )

  test('broken data is nothing', () => {
    expect(readNftUri('data:application/json;base64,!!')).toEqual({ at: 'here', metadata: {} })
    expect(readNftUri('data:application/json,{"a"')).toEqual({ at: 'here', metadata: {} })
  })
})
