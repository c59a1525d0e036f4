import { describe, expect, it } from 'vitest'
import { buildTokenMetadata, tokenMetadataInput } from './token-metadata.ts'

const least = { name: 'Gold', symbol: 'GLD' }
const accepts = (change: object) => tokenMetadataInput.safeParse({ ...least, ...change }).success

describe('the metadata of a token', () => {
  it('is the same file however its input is ordered', () => {
    const links = { website: 'https://gold.example', telegram: 'https://t.example/gold' }
    const turned = { telegram: links.telegram, website: links.website }
    expect(JSON.stringify(buildTokenMetadata({ ...least, links }))).toBe(
      JSON.stringify(buildTokenMetadata({ symbol: 'GLD', links: turned, name: 'Gold' })),
    )
  })

  it('has no empty parts', () => {
    expect(buildTokenMetadata({ ...least, description: '', links: {} })).toEqual(least)
  })

  it('has a description of 3 000 characters at most', () => {
    expect(accepts({ description: 'x'.repeat(3_000) })).toBe(true)
    expect(accepts({ description: 'x'.repeat(3_001) })).toBe(false)
  })

  it.each([
    { name: '' },
    { name: 'a\u0000b' },
    { name: '\ud800' },
    { symbol: 'x'.repeat(33) },
    { image: 'javascript:alert(1)' },
    { image: 'http://plain.example/a.png' },
    { externalLink: 'data:text/html,hi' },
    { externalLink: 'https://user:secret@gold.example' },
    { links: { website: 'http://gold.example' } },
    { links: { myspace: 'https://gold.example' } },
    { surprise: 1 },
  ])('refuses %j', (change) => {
    expect(accepts(change)).toBe(false)
  })

  it.each([
    'ipfs://bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
    'https://gold.example/a.png',
  ])('takes a picture at %s', (image) => {
    expect(accepts({ image })).toBe(true)
  })
})
