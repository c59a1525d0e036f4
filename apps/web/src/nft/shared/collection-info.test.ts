import { expect, test } from 'vitest'
import { linkNames } from '../../files/link-names.ts'
import { readCollectionInfo, toCollectionMetadata } from './collection-info.ts'

const noLinks = Object.fromEntries(linkNames.map((name) => [name, ''])) as Record<
  (typeof linkNames)[number],
  string
>
const empty = { ...noLinks, name: 'Buoys', symbol: 'BUOY', about: '', logoUri: '' }

test('nothing is stored where nothing is told', () => {
  expect(toCollectionMetadata(empty)).toBeUndefined()
  expect(toCollectionMetadata({ ...empty, about: '  ' })).toBeUndefined()
})

test('what is told is stored as ERC-7572 says, and read back', () => {
  const values = {
    ...empty,
    about: ' Lights of the bay. ',
    logoUri: 'ipfs://logo',
    website: 'https://bay.example',
    telegram: 'https://t.me/bay',
  }
  expect(toCollectionMetadata(values)).toEqual({
    name: 'Buoys',
    symbol: 'BUOY',
    description: 'Lights of the bay.',
    image: 'ipfs://logo',
    externalLink: 'https://bay.example',
    links: { telegram: 'https://t.me/bay' },
  })
  const stored = {
    description: 'Lights of the bay.',
    image: 'ipfs://logo',
    external_link: 'https://bay.example',
    links: { telegram: 'https://t.me/bay' },
  }
  expect(readCollectionInfo(stored)).toEqual({
    about: 'Lights of the bay.',
    image: 'ipfs://logo',
    links: [
      { name: 'website', url: 'https://bay.example' },
      { name: 'telegram', url: 'https://t.me/bay' },
    ],
  })
})

test('a stranger’s file is cut to what a page shows', () => {
  const file = {
    description: 'x'.repeat(5_000),
    image: 7,
    external_link: 'javascript:alert(1)',
    links: { telegram: 'http://t.me/bay', other: 'https://other.example' },
  }
  expect(readCollectionInfo(file)).toEqual({
    about: 'x'.repeat(3_000),
    image: undefined,
    links: [],
  })
  for (const content of [null, 'text', []])
    expect(readCollectionInfo(content)).toEqual({ about: '', image: undefined, links: [] })
})
